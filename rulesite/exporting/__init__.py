"""The whole public site as files: for a host that serves nothing else, a CDN, an archive."""
