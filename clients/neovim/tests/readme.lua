-- SPDX-License-Identifier: MIT
--
-- Sources the file that Neovim was started with, and ends with what came of it.

local file = vim.fn.expand("%:p")
local errors = {}

vim.notify = function(message, level)
  if level and level >= vim.log.levels.ERROR then
    table.insert(errors, message)
  end
end

-- Each block gets a new Neovim; the README's first step counts for all that follow.
require("marquee").setup({ sandbox = true })

local fine, reason = pcall(vim.cmd, "source " .. vim.fn.fnameescape(file))
if not fine then
  table.insert(errors, reason)
end

local complete = vim.wait(30000, function()
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    local status = vim.b[buffer].marquee_status
    if status and (status.percentage or status.detail == "failed") then
      return false
    end
  end
  return true
end)
if not complete then
  table.insert(errors, "a buffer was not completed")
end

for _, message in ipairs(errors) do
  io.stderr:write(message, "\n")
end
vim.cmd(#errors == 0 and "qall!" or "cquit")
