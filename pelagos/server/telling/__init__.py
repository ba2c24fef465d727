"""Telling people things when they are not there: by push, mail and chat programs."""
