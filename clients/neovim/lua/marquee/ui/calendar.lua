-- SPDX-License-Identifier: MIT
--
--- Writing a calendar into a file that every calendar program imports.

local report_error = require("marquee.report_error")
local errors = require("marquee.errors")
local marquee = require("marquee")
local notify = require("marquee.notify")
local text = require("marquee.text")

local calendar = {}

local longest_title = 50
local read_write = tonumber("644", 8)

--- The folder of the last file in this session, at first that of downloads, where there is one.
local folder

--- What the first event is and when, as a file's name, without what file systems and completion refuse.
local function name_of(answer)
  local words = {}
  for _, cell in ipairs({ unpack(answer.presentation.rows[1].cells, 1, 2) }) do
    table.insert(words, 1, (text.clean(cell):gsub("[%s%c%p]+", "-"):gsub("^%-+", "")))
  end
  local name = vim.fn.strcharpart(words[1] or "calendar", 0, longest_title):gsub("%-+$", "")
  return text.join({ name, words[2] or "" }, "-") .. ".ics"
end

local function default_folder()
  local downloads = vim.fn.fnamemodify("~/Downloads", ":p")
  return vim.fn.isdirectory(downloads) == 1 and downloads or vim.fn.fnamemodify("~", ":p")
end

--- The whole path of what the user has typed: a file, whose name gets its ending, or a folder for the default name.
local function path_of(typed, answer)
  local path = vim.fn.fnamemodify(typed, ":p")
  if vim.fn.isdirectory(path) == 1 then
    return path:gsub("/+$", "") .. "/" .. name_of(answer)
  end
  return path:lower():find("%.ics$") and path or path .. ".ics"
end

--- Writes a file; one that is there already is replaced only after a question, and not before the new one is whole.
---@return boolean is_written
---@return string? reason Why not, unless the user keeps the other file.
local function write(path, content)
  local target = path
  local file, reason, code = vim.loop.fs_open(target, "wx", read_write)
  if code == "EEXIST" then
    if vim.fn.confirm(path .. " is there already. Replace it?", "&Replace\n&Keep", 2) ~= 1 then
      return false
    end
    target = path .. ".new"
    file, reason = vim.loop.fs_open(target, "w", read_write)
  end
  if not file then
    return false, reason
  end
  local written
  written, reason = vim.loop.fs_write(file, content, 0)
  vim.loop.fs_close(file)
  if written ~= #content then
    vim.loop.fs_unlink(target)
    return false, reason or "the disk may be full"
  end
  if target ~= path then
    written, reason = vim.loop.fs_rename(target, path)
    return written == true, reason
  end
  return true
end

--- Writes the answer, and says where it is.
local function save(answer, path)
  local is_written, reason = write(path, answer.text)
  if is_written then
    folder = vim.fn.fnamemodify(path, ":h") .. "/"
    notify(("%s has %s"):format(vim.fn.fnamemodify(path, ":~"), text.join(answer.presentation.rows[1].cells, ", ")))
  elseif reason then
    report_error("the calendar file can't be written: " .. reason)
  end
end

--- Requests a calendar, and asks for the file unless it is named.
---@param params table
---@param typed? string A file or a folder.
function calendar.save(params, typed)
  params = vim.tbl_extend("force", params, { presentation = true })
  marquee.calendar.get(params, function(failure, answer)
    if failure then
      local hint = errors.hint(failure)
      return report_error(failure.message .. (hint and " " .. hint or ""))
    elseif not answer.presentation.rows then
      return report_error(answer.message or "there is nothing for a calendar in this showing")
    elseif typed then
      return save(answer, path_of(typed, answer))
    end
    vim.ui.input({
      prompt = "Calendar file: ",
      default = vim.fn.fnamemodify((folder or default_folder()) .. name_of(answer), ":~"),
      completion = "file",
    }, function(given)
      if given and vim.trim(given) ~= "" then
        save(answer, path_of(vim.trim(given), answer))
      end
    end)
  end)
end

return calendar
