-- SPDX-License-Identifier: MIT
local text = require("marquee.text")

--- Tells whoever typed a command what is wrong with it.
---@param message string In so few words that nobody has to press Enter.
return function(message)
  vim.notify(text.clean("Marquee: " .. message), vim.log.levels.ERROR)
end
