-- SPDX-License-Identifier: MIT
--
--- Calls what someone else wrote. Its errors are shown, and keep nothing of ours from going on.
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
