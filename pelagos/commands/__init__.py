"""The commands of `pelagos`, by what they are for; `pelagos.cli` puts them together."""
