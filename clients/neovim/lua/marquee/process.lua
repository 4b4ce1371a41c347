-- SPDX-License-Identifier: MIT
--
--- A process with pipes: lines go in, lines come out, and its last words are kept.
--- It is a Vim job rather than vim.lsp.rpc: in every version its callbacks run in the main loop, nothing of its API was
--- renamed, and it passes on standard error, which vim.lsp.rpc only logs.

---@class marquee.Process
---@field job integer
---@field last_words string[] The last lines of standard error.
local Process = {}
Process.__index = Process

local words_kept = 10

--- Calls back with each complete line of a job's output, and at its end with a last line without a newline.
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
---@param on_exit fun(code: integer) Called once, after the last line; the code for a signal is 128 plus its number.
---@return marquee.Process? process
---@return string? reason
function Process.start(command, environment, on_line, on_exit)
  local self = setmetatable({ last_words = {} }, Process)
  local started, job = pcall(vim.fn.jobstart, command, {
    env = next(environment) and environment or nil,
    -- Outside the job's own callback, in which callees that wait would receive nothing more from it.
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
---@return boolean sent False if it no longer reads.
function Process:send(line)
  local sent, bytes = pcall(vim.fn.chansend, self.job, line .. "\n")
  return sent and bytes > 0
end

--- Ends the process by a signal.
function Process:stop()
  vim.fn.jobstop(self.job)
end

--- Closes its input. Most programs then end by themselves.
function Process:close_input()
  pcall(vim.fn.chanclose, self.job, "stdin")
end

--- Waits for its end, at most the given time.
---@param milliseconds integer
function Process:wait(milliseconds)
  vim.fn.jobwait({ self.job }, milliseconds)
end

return Process
