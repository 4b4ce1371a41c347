// The opening page of the module Sandbox is written with its first code.
