// The opening page is written with its first code.
