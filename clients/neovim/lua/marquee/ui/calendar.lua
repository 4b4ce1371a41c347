-- SPDX-License-Identifier: MIT
--
--- Writing a showing, with its seats if some were chosen, into a file that every calendar imports.

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

--- The movie, the day and the time as a file's name, without what file systems and completion refuse.
local function name_of(showing)
  local title = text.clean(showing.movieTitle or showing.id):gsub("[%s%c%p]+", "-"):gsub("^%-+", "")
  local start = (showing.startsAtLocal or ""):sub(1, 16):gsub(":", ""):gsub("T", "-")
  title = vim.fn.strcharpart(title, 0, longest_title):gsub("%-+$", "")
  return text.join({ title, start }, "-") .. ".ics"
end

local function default_folder()
  local downloads = vim.fn.fnamemodify("~/Downloads", ":p")
  return vim.fn.isdirectory(downloads) == 1 and downloads or vim.fn.fnamemodify("~", ":p")
end

--- The whole path of what the user has typed: a file, whose name gets its ending, or a folder for the default name.
local function path_of(typed, showing)
  local path = vim.fn.fnamemodify(typed, ":p")
  if vim.fn.isdirectory(path) == 1 then
    return path:gsub("/+$", "") .. "/" .. name_of(showing)
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

--- Requests the calendar, writes it, and says where it is.
local function save(showing, seats, path)
  local plans = seats and { { showtimeId = showing.id, seats = seats } }
  local params = plans and { plans = plans } or { showtimeIds = { showing.id } }
  marquee.calendar.get(params, function(failure, answer)
    if failure then
      local hint = errors.hint(failure)
      return report_error(failure.message .. (hint and " " .. hint or ""))
    elseif #answer.events == 0 then
      return report_error(answer.message or "there is nothing for a calendar in this showing")
    end
    local is_written, reason = write(path, answer.text)
    if is_written then
      folder = vim.fn.fnamemodify(path, ":h") .. "/"
      local parts = { answer.events[1].title, table.concat(seats or {}, " "), text.age(answer, showing.id) or "" }
      notify(("%s has %s"):format(path, text.join(parts, ", ")))
    elseif reason then
      report_error("the calendar file can't be written: " .. reason)
    end
  end)
end

--- Asks for the file, unless it is named.
---@param target? marquee.Target A showing.
---@param typed? string A file or a folder.
function calendar.save(target, typed)
  local showing = target and target.kind == "showtime" and target.item
  if not showing then
    return report_error("put the cursor on a showing; only those go into a calendar")
  elseif typed then
    return save(showing, target.seats, path_of(typed, showing))
  end
  vim.ui.input({
    prompt = "Calendar file: ",
    default = vim.fn.fnamemodify((folder or default_folder()) .. name_of(showing), ":~"),
    completion = "file",
  }, function(answer)
    if answer and vim.trim(answer) ~= "" then
      save(showing, target.seats, path_of(vim.trim(answer), showing))
    end
  end)
end

return calendar
