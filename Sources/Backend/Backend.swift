// The opening page of the module Backend is written with its first code.
