-- SPDX-License-Identifier: MIT
local notify = require("marquee.notify")

--- Reports what is wrong with a command.
---@param message string What to do stands first, since a narrow window shows only the beginning.
return function(message)
  notify(message, vim.log.levels.ERROR)
end
