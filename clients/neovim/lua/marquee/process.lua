-- SPDX-License-Identifier: MIT
--
--- A program with pipes: lines go in, lines come out, and its last words are kept.
--- A job of Vim's instead of vim.lsp.rpc: its callbacks come in the main loop in every version, nothing of it was ever
--- renamed, and it gives us standard error, which vim.lsp.rpc only logs.

---@class marquee.Process
---@field job integer
---@field last_words string[] The last lines of standard error.
local Process = {}
Process.__index = Process

local words_kept = 10

--- Calls back with each whole line of what a job sends in pieces, and at its end with what has no newline.
local function line_splitter(on_line)
  local pieces = {}
  local function end_line()
    local line = table.concat(pieces)
    pieces = {}
    if line ~= "" then
      on_line(line)
    end
  end
  return function(_, data)
    for index, piece in ipairs(data) do
      if index > 1 then
        end_line()
      end
      table.insert(pieces, piece)
    end
    if #data == 1 and data[1] == "" then
      end_line()
    end
  end
end

---@param command string[]
---@param environment table<string, string>
---@param on_line fun(line: string) Called with each line of standard output that is not empty.
---@param on_exit fun(code: integer) Called once, after the last line; a signal's code is 128 and its number.
---@return marquee.Process? process
---@return string? reason
function Process.start(command, environment, on_line, on_exit)
  local self = setmetatable({ last_words = {} }, Process)
  local started, job = pcall(vim.fn.jobstart, command, {
    env = next(environment) and environment or nil,
    -- Out of the job's own callback, within which nothing more of it would come to those who are called and wait.
    on_stdout = line_splitter(vim.schedule_wrap(on_line)),
    on_stderr = line_splitter(function(line)
      table.insert(self.last_words, line)
      if #self.last_words > words_kept then
        table.remove(self.last_words, 1)
      end
    end),
    on_exit = vim.schedule_wrap(function(_, code)
      on_exit(code)
    end),
  })
  if not started or job <= 0 then
    return nil, started and "it can't be executed" or tostring(job)
  end
  self.job = job
  return self
end

---@param line string
---@return boolean sent False if it no longer listens.
function Process:send(line)
  local sent, bytes = pcall(vim.fn.chansend, self.job, line .. "\n")
  return sent and bytes > 0
end

--- Ends it by a signal.
function Process:stop()
  vim.fn.jobstop(self.job)
end

--- Tells it that nothing more will be sent. Most programs then end by themselves.
function Process:close_input()
  pcall(vim.fn.chanclose, self.job, "stdin")
end

--- Waits for its end, at most so long.
---@param milliseconds integer
function Process:wait(milliseconds)
  vim.fn.jobwait({ self.job }, milliseconds)
end

return Process
