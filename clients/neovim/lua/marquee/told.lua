-- SPDX-License-Identifier: MIT
--
--- How far into the log of events the user has been told, in all sessions. The number is a part of a file's name:
--- renaming a file succeeds for one process only, so that of several editors exactly one tells each event.

local state = require("marquee.state")

local told = {}

-- Where nothing can be written it is known until Neovim ends.
local remembered = {}

local function path(log, cursor)
  return ("%s/told-%s-%d"):format(state(), log, cursor)
end

--- The greatest of the numbers in the names; nil if there is none.
local function written(log)
  local greatest
  local names = vim.fn.isdirectory(state()) == 1 and vim.fn.readdir(state()) or {}
  for _, name in ipairs(names) do
    local log_of_file, cursor = name:match("^told%-(%a+)%-(%d+)$")
    if log_of_file == log then
      greatest = math.max(greatest or 0, tonumber(cursor))
    end
  end
  return greatest
end

--- The cursor of the last event that was told; nil if nobody has followed this log yet.
---@param log string Of which of the server's logs: "real" or "sandbox".
---@return integer?
function told.cursor(log)
  return remembered[log] or written(log)
end

--- Makes a cursor the last one, whatever it was: there was none, the log is another one, or its beginning is gone.
---@param log string
---@param cursor integer
function told.reset(log, cursor)
  local former = written(log)
  local is_written = pcall(function()
    vim.fn.mkdir(state(), "p")
    assert(former and os.rename(path(log, former), path(log, cursor)) or vim.fn.writefile({}, path(log, cursor)) == 0)
  end)
  remembered[log] = not is_written and cursor or nil
end

--- Whether it is for this process to tell the event with this cursor: nobody has, and from now on somebody has.
---@param log string
---@param cursor integer
---@return boolean
function told.claim(log, cursor)
  while true do
    local former = written(log)
    if (told.cursor(log) or -1) >= cursor then
      return false
    elseif former and not remembered[log] and os.rename(path(log, former), path(log, cursor)) then
      return true
    elseif written(log) == former then -- There is no file yet, or it can't be renamed.
      told.reset(log, cursor)
      return true
    end
  end
end

return told
