-- SPDX-License-Identifier: MIT
--
--- Follows the events of all watches: says what happened while no editor was open, then each event as it happens.

local marquee = require("marquee")
local notify = require("marquee.notify")
local told = require("marquee.told")

local watches = {}

--- Called with each event or gap, also those that another editor has told.
---@type fun()[]
watches.listeners = {}

local first_delay, longest_delay = 1000, 300000
local patient_failures = 3

---@class marquee.Following
---@field client marquee.Client
---@field log string Which of the server's logs.
---@field failures integer Since it last worked.

---@type marquee.Following?
local following

local function tell_event(event)
  local is_trouble = event.kind == "failing"
  local about = is_trouble and event.watchName .. ": " or "" -- The other sentences say what they are about.
  notify(about .. event.message, is_trouble and vim.log.levels.WARN or nil)
end

--- Tells what happened since the last session: one event itself, more as their number and the last one.
local function tell_missed(events, has_gap)
  local last = events[#events]
  if has_gap then
    notify("more has happened than the log still has; :Marquee watches shows what is true now")
  elseif #events == 1 then
    tell_event(last)
  elseif last then
    notify(("%d events since you were here (:Marquee events); the last: %s"):format(#events, last.message))
  end
end

local function changed()
  for _, listener in ipairs(watches.listeners) do
    listener()
  end
end

--- Handles a part of the stream.
local function take(self, part)
  self.failures = 0
  if part.kind == "event" then
    if told.claim(self.log, part.event.cursor) then
      tell_event(part.event)
    end
    changed()
  elseif part.kind == "gap" then
    told.reset(self.log, part.cursor)
    tell_missed({}, true)
    changed()
  end
end

--- Reads what the log has after what was told; gives the cursor to go on from.
---@return integer? cursor
---@return marquee.Error? error
local function catch_up(self)
  local cursor = told.cursor(self.log)
  if not cursor then
    local list, failure = self.client.watch.list():await()
    if failure then
      return nil, failure
    end
    told.claim(self.log, list.cursor)
    return list.cursor
  end
  local missed, has_gap = {}, false
  repeat
    local page, failure = self.client.watch.events({ after = cursor, limit = 1000 }):await()
    if failure then
      return nil, failure
    elseif page.gap or page.cursor < cursor then -- The latter is another log.
      has_gap = true
      told.reset(self.log, page.cursor)
    end
    for _, event in ipairs(page.items) do
      if told.claim(self.log, event.cursor) then
        table.insert(missed, event)
      end
    end
    cursor = page.cursor
  until page.complete
  tell_missed(missed, has_gap)
  return cursor
end

--- Follows until it fails; then again, unless it was stopped.
local function run(self)
  local cursor, failure = catch_up(self)
  if cursor and self == following then
    _, failure = self.client.watch
      .follow({ after = cursor }, {
        on_event = function(part)
          take(self, part)
        end,
      })
      :await()
  end
  if self ~= following then
    return
  elseif failure and (failure.kind == "requestCancelled" or failure.kind == "methodNotFound") then
    following = nil -- Stopped by the user, or a server that knows of no watches.
    return
  end
  self.failures = self.failures + 1
  if self.failures == patient_failures then
    local reason = failure and vim.split(failure.message, "\n")[1] or "the server ended the stream"
    notify("watches can't be followed: " .. reason, vim.log.levels.WARN)
  end
  vim.defer_fn(function()
    if self == following then
      coroutine.wrap(run)(self)
    end
  end, math.min(first_delay * 2 ^ (self.failures - 1), longest_delay))
end

--- Follows from now on, with the shared client.
function watches.follow()
  local client = marquee.client()
  if following and following.client == client then
    return
  end
  following = { client = client, log = client.options.sandbox and "sandbox" or "real", failures = 0 }
  coroutine.wrap(run)(following)
end

--- Follows if this user has ever had a watch.
function watches.resume()
  if told.cursor(marquee.client().options.sandbox and "sandbox" or "real") then
    watches.follow()
  end
end

return watches
