"""The commands of `pelagos`, by topic; `pelagos.cli` puts them together."""
