"""Atlantis: Island of Gods, by Krzysztof Wolicki, for 1 to 4 players. Rules are cited by their numbers, as I7.2.4."""
