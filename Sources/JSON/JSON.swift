// The opening page of the module JSON is written with its first code.
