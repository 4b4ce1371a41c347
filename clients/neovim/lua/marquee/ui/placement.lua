-- SPDX-License-Identifier: MIT
--
--- Which window a buffer is shown in, and what happens to that window afterwards.

local text = require("marquee.text")

local placement = {}

local function buffer_named(name)
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_get_name(buffer) == name then
      return buffer
    end
  end
end

--- Whether a buffer is one of the plugin's, not an empty one that a session has restored.
local function is_ours(buffer)
  return vim.api.nvim_buf_is_loaded(buffer) and vim.bo[buffer].filetype == "marquee"
end

--- Names a buffer for what it shows, as a tab does then; a number follows if another has that name.
---@param buffer integer
---@param title string
function placement.name(buffer, title)
  local base = "marquee://" .. text.clean(title):gsub("/", "-") -- Of a path, tabs show only the end.
  local name, number, former = base, 1, vim.api.nvim_buf_get_name(buffer)
  while buffer_named(name) ~= buffer do
    local other = buffer_named(name)
    if not other or not is_ours(other) then
      if other then
        vim.api.nvim_buf_delete(other, { force = true })
      end
      vim.api.nvim_buf_set_name(buffer, name)
      break
    end
    number = number + 1
    name = ("%s (%d)"):format(base, number)
  end
  -- Vim keeps the former name for a buffer of its own.
  local left = former ~= "" and former ~= name and buffer_named(former)
  if left and left ~= buffer then
    vim.api.nvim_buf_delete(left, { force = true })
  end
end

--- Whether the current window shows nothing worth keeping.
local function is_blank()
  local is_unnamed = vim.fn.bufname() == "" and vim.bo.buftype == "" -- A quickfix list has no name either.
  return is_unnamed and not vim.bo.modified and vim.fn.line2byte(vim.fn.line("$") + 1) <= 2
end

--- Shows a buffer where it is already visible, otherwise in this window if possible, otherwise in a new one.
---@param buffer integer
---@param modifiers string Such as "tab".
---@param is_ours boolean Whether this window shows a buffer of the plugin.
---@return boolean here True if it took this window.
function placement.show(buffer, modifiers, is_ours)
  local shown = vim.fn.bufwinid(buffer)
  if shown ~= -1 then
    vim.api.nvim_set_current_win(shown)
    return false
  elseif modifiers == "" and (is_ours or is_blank()) then
    vim.api.nvim_win_set_buf(0, buffer)
    return true
  end
  vim.cmd(modifiers .. " sbuffer " .. buffer)
  return false
end

local function is_ordinary(window)
  return vim.api.nvim_win_get_config(window).relative == ""
end

--- Closes a buffer in the current window, which then shows the previous one, or closes.
---@param buffer integer
---@param origin? integer
function placement.leave(buffer, origin)
  if origin and vim.api.nvim_buf_is_valid(origin) then
    vim.api.nvim_win_set_buf(0, origin)
  elseif #vim.tbl_filter(is_ordinary, vim.api.nvim_list_wins()) > 1 then
    vim.api.nvim_win_close(0, false)
  end
  vim.api.nvim_buf_delete(buffer, { force = true })
end

return placement
