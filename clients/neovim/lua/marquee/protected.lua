-- SPDX-License-Identifier: MIT
--
--- Calls a user's function. Its errors are shown and don't stop the plugin.
---@param callback function
---@param ... any
return function(callback, ...)
  local fine, trace = xpcall(callback, debug.traceback, ...)
  if not fine then
    vim.schedule(function()
      vim.notify("marquee: " .. trace, vim.log.levels.ERROR)
    end)
  end
end
