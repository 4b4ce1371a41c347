-- SPDX-License-Identifier: MIT
local tell = require("marquee.tell")

--- Reports what is wrong with a command.
---@param message string What to do stands first, since a narrow window shows only the beginning.
return function(message)
  tell(message, vim.log.levels.ERROR)
end
