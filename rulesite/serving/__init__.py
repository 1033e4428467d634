"""How requests are served: kept answers, limits, budgets, and what is told of each request."""
