// The opening page of the module TMDB is written with its first code.
