"""The server: people at tables, nothing lost, nobody told more than their seat may know."""
