// The opening page of the module Pixabay is written with its first code.
