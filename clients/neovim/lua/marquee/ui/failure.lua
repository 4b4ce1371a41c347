-- SPDX-License-Identifier: MIT
--
--- How an error is shown: in the buffer that sent the request, and once as a message if the server itself failed.

local errors = require("marquee.errors")
local notify = require("marquee.notify")
local text = require("marquee.text")

local failure = {}

-- The requests of a broken connection share one error, which is shown once.
local told = setmetatable({}, { __mode = "k" })

--- Whole seconds, as `marquee call` says them.
local function seconds(time)
  return ("%d s"):format(math.ceil(time))
end

--- What the bar says of a page that failed while a list goes on.
---@param fault marquee.Fault
---@return string
function failure.fault(fault)
  if not fault.willRetry then
    return text.clean(fault.error.message)
  end
  local wait = fault.retryInSeconds and " in " .. seconds(fault.retryInSeconds) or ""
  return ("page %d failed; retrying%s"):format(fault.page, wait)
end

--- Reports an error that concerns more than the buffer that shows it in full.
---@param error marquee.Error
function failure.notify(error)
  if errors.is_of_server(error) and not told[error] then
    told[error] = true
    -- The buffer has the rest.
    notify(text.cut(vim.split(error.message, "\n")[1], vim.v.echospace - #"Marquee: "), vim.log.levels.ERROR)
  end
end

--- The lines that say what went wrong and what to do.
---@param error marquee.Error
---@param width integer
---@param retry fun()
---@return marquee.Line[]
function failure.lines(error, width, retry)
  local target = { kind = "retry", open = retry }
  local lines = {}
  local function add(words, group)
    for _, paragraph in ipairs(vim.split(words, "\n")) do
      for _, line in ipairs(text.wrap(paragraph, width - 4)) do
        table.insert(lines, { { "  " .. line, group }, target = target })
      end
    end
  end
  add(errors.in_editor(error.message), "MarqueeError")
  local hint = errors.hint(error)
  if hint then
    -- What is to be typed has a line of its own.
    add((hint:gsub("(, or) (:lua)", "%1\n%2"):gsub("; (:lua)", ";\n%1")), "MarqueeHint")
  end
  if error.data.retryAfterSeconds then
    add(("Try again in %s."):format(seconds(error.data.retryAfterSeconds)), "MarqueeHint")
  end
  add("<CR> tries again.", "MarqueeFooter")
  return lines
end

--- What the server takes for what was meant: the nearest value of a parameter.
---@param error marquee.Error
---@param params table
---@return { member: string, value: string }?
function failure.suggested(error, params)
  local path, nearest = error.data.path, error.data.nearest
  if type(path) == "string" and type(nearest) == "string" and params[path:sub(2)] then
    return { member = path:sub(2), value = nearest }
  end
  local wanted = type(error.data.hint) == "string" and error.data.hint:match("“(.-)”")
  for member, given in pairs(wanted and params or {}) do
    if type(given) == "string" and error.message:find("“" .. given .. "”", 1, true) then
      return { member = member, value = wanted }
    end
  end
end

return failure
