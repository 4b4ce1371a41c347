-- SPDX-License-Identifier: MIT
--
--- A request that was sent: its handlers, and three ways to wait for it.

local errors = require("marquee.errors")
local protected = require("marquee.protected")

---@class marquee.CallHandlers
---@field on_done? fun(error: marquee.Error?, result: any) Called once, whatever happens, also after a cancel.
---@field on_page? fun(page: table) Called with each page of a list, in order.
---@field on_partial? fun(item: table, presentation?: table) Called with what is known before the result (`movies/get`
---with `link`) or before a list's first page (`showtimes/whatsOn`); an item replaces the one of its id.
---@field on_fault? fun(fault: table) Called when a page failed and will be retried.
---@field on_event? fun(part: table) Called with each part of `watch/follow`: an event, a bookmark or a gap.
---@field on_progress? fun(progress: table) Called with LSP's work-done progress: begin, report, end.

---@class marquee.Request
---@field done boolean
---@field error? marquee.Error
---@field result? any
---@field items table[] The rows of a list that have arrived so far.
local Request = {}
Request.__index = Request

local forever = 2 ^ 31 - 1

---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: any)
---@return marquee.Request
function Request.new(handlers)
  if type(handlers) == "function" then
    handlers = { on_done = handlers }
  end
  return setmetatable({ handlers = handlers or {}, done = false, items = {}, waiting = {} }, Request)
end

--- Asks the server to cancel; `on_done` gets the error `requestCancelled`.
function Request:cancel()
  if not self.done and self.connection then
    self.connection:cancel(self)
  end
end

--- Waits for the end, while Neovim goes on.
---@param milliseconds? integer The time limit, after which the request is cancelled.
---@return any? result
---@return marquee.Error? error
function Request:wait(milliseconds)
  local _, reason = vim.wait(milliseconds or forever, function()
    return self.done
  end, 5)
  if self.done then
    return self.result, self.error
  end
  self:cancel()
  if reason == -2 then
    return nil, errors.new("requestCancelled", "interrupted")
  end
  return nil, errors.new("timedOut", ("no answer within %d ms"):format(milliseconds))
end

--- Waits for the end in a coroutine, which is then resumed.
---@return any? result
---@return marquee.Error? error
function Request:await()
  while not self.done do
    self:pause()
  end
  return self.result, self.error
end

--- The rows of a list as they come: `for movie in request:each() do`. In a coroutine it yields between pages, elsewhere
--- it waits. After a `break`, `cancel()` stops the rest. An error ends the loop, and is in `error`.
---@return fun(): table?
function Request:each()
  local index = 0
  return function()
    index = index + 1
    while not self.items[index] and not self.done do
      if coroutine.running() then
        self:pause()
      else
        local _, reason = vim.wait(forever, function()
          return self.done or self.items[index] ~= nil
        end, 5)
        if reason == -2 then -- Interrupted.
          self:cancel()
          return nil
        end
      end
    end
    return self.items[index]
  end
end

--- Yields until something has arrived.
---@private
function Request:pause()
  local thread = assert(coroutine.running(), "await() is for coroutines; wait() is for elsewhere")
  table.insert(self.waiting, thread)
  coroutine.yield()
end

---@private
function Request:wake()
  local waiting = self.waiting
  self.waiting = {}
  for _, thread in ipairs(waiting) do
    protected(function()
      local fine, reason = coroutine.resume(thread)
      assert(fine, not fine and debug.traceback(thread, reason))
    end)
  end
end

---@private
function Request:call(name, ...)
  if self.handlers[name] then
    protected(self.handlers[name], ...)
  end
end

--- Handles a part or a progress report.
---@param value table
function Request:progress(value)
  if value.kind == "page" then
    vim.list_extend(self.items, value.items)
    self:call("on_page", value)
  elseif value.kind == "partial" then
    self:call("on_partial", value.item, value.presentation)
  elseif value.kind == "error" then
    self:call("on_fault", value)
  elseif value.kind == "event" or value.kind == "bookmark" or value.kind == "gap" then
    self:call("on_event", value)
  else
    self:call("on_progress", value)
  end
  self:wake()
end

--- Handles the answer, or the failure in its place.
---@param failure? marquee.Error
---@param result? any
function Request:finish(failure, result)
  if self.done then
    return
  end
  if result and result.kind == "summary" then
    result.items = self.items
  end
  self.done, self.error, self.result = true, failure, result
  self:call("on_done", failure, result)
  self:wake()
end

return Request
