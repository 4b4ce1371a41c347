-- SPDX-License-Identifier: MIT
--
-- The Neovim of the pictures: the plugin on the sandbox, and a quiet colour scheme of the standard groups.

local here = vim.fn.fnamemodify(debug.getinfo(1, "S").source:sub(2), ":p:h")
vim.opt.runtimepath:prepend(vim.fn.fnamemodify(here, ":h"))
vim.opt.termguicolors = true
vim.opt.ruler = false
vim.opt.showcmd = false
vim.opt.showmode = false
vim.opt.shortmess:append("FI")
vim.opt.fillchars = { eob = " ", vert = "│" }
vim.opt.laststatus = 2
vim.opt.swapfile = false

local colours = {
  Normal = { fg = "#c8ccd4", bg = "#181a1f" },
  Title = { fg = "#e6e9ef", bold = true },
  Statement = { fg = "#c678dd", bold = true },
  Comment = { fg = "#8a93a3" },
  Number = { fg = "#61afef" },
  Identifier = { fg = "#56b6c2" },
  Special = { fg = "#e5c07b" },
  String = { fg = "#98c379" },
  WarningMsg = { fg = "#e06c75" },
  ErrorMsg = { fg = "#e06c75", bold = true },
  MoreMsg = { fg = "#98c379" },
  Underlined = { fg = "#61afef", underline = true },
  NonText = { fg = "#5c6370" },
  CursorLine = { bg = "#262a33" },
  StatusLine = { fg = "#c8ccd4", bg = "#262a33" },
  StatusLineNC = { fg = "#8a93a3", bg = "#1f2229" },
  Pmenu = { fg = "#c8ccd4", bg = "#262a33" },
  WinBar = { fg = "#c8ccd4", bg = "#262a33" },
}
for group, colour in pairs(colours) do
  vim.api.nvim_set_hl(0, group, colour)
end

require("marquee").setup({ sandbox = true, provider = "tmdb" })
