-- SPDX-License-Identifier: MIT
local text = require("marquee.text")

--- Reports what is wrong with a command.
---@param message string Short enough not to need a press of Enter.
return function(message)
  vim.notify(text.clean("Marquee: " .. message), vim.log.levels.ERROR)
end
