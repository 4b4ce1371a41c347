-- SPDX-License-Identifier: MIT
--
--- Addresses of pages on the web: where they are found, and how they are opened.

local report_error = require("marquee.report_error")
local popup = require("marquee.ui.popup")

local address = {}

local pattern = "https?://[^%s<>\"|]+"

--- The address under the cursor, or else the first on its line.
---@return string?
function address.under_cursor()
  local line, column = vim.api.nvim_get_current_line(), vim.fn.col(".")
  local first
  for from, url, to in line:gmatch("()(" .. pattern .. ")()") do
    if column >= from and column < to then
      return url
    end
    first = first or url
  end
  return first
end

--- The programs that open addresses where Neovim has no function for it (before 0.10).
local function opener()
  for _, program in ipairs({ "xdg-open", "open", "wslview", "explorer.exe" }) do
    if vim.fn.executable(program) == 1 then
      return program
    end
  end
end

--- Opens an address outside Neovim; where nothing can, shows it whole, on one line for those who copy it.
---@param url string
function address.open(url)
  if not url:find("^https?://") then
    return report_error("this is no address of a web page: " .. url)
  end
  local reason
  if vim.ui.open then
    reason = select(2, vim.ui.open(url))
  else
    local program = opener()
    if program then
      vim.fn.jobstart({ program, url }, { detach = true })
    else
      reason = "no xdg-open"
    end
  end
  if reason then
    report_error(("nothing here opens addresses (%s)"):format(reason))
    popup.show({ url })
  end
end

return address
