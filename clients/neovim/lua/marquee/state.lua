-- SPDX-License-Identifier: MIT
--
--- The folder of what the plugin keeps between sessions.
---@return string
return function()
  -- "state" is known from Neovim 0.8 on.
  local known, folder = pcall(vim.fn.stdpath, "state")
  return (known and folder or vim.fn.stdpath("data")) .. "/marquee"
end
