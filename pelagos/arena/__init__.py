"""Playouts and matches between bots, and what they measure."""
