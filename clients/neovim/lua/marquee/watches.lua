-- SPDX-License-Identifier: MIT
--
--- Follows the events of all watches: says what happened while no editor was open, then each event as it happens.

local marquee = require("marquee")
local notify = require("marquee.notify")

local watches = {}

--- The name under which the backend stores how far events were shown, in all sessions.
local receiver = "neovim"
local first_delay, longest_delay = 1000, 300000
local patient_failures = 3

---@class marquee.Following
---@field client marquee.Client
---@field failures integer Since it last worked.
---@field newest integer? The newest event when following began: those up to it happened before.
---@field missed table[] The events that happened before and have not been shown.

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

--- Has the pages of watches and events follow.
local function changed()
  if package.loaded["marquee.ui.page"] then
    require("marquee.ui.page").refresh_all("watch/")
  end
end

local function confirm(self, cursor)
  self.client.watch.delivered({ receiver = receiver, cursor = cursor })
end

--- Shows what happened before this session, once all of it has arrived.
local function finish_missed(self)
  tell_missed(self.missed, false)
  self.missed = {}
end

--- Handles a part of the stream.
local function take(self, part)
  self.failures = 0
  if part.kind == "event" then
    local cursor = part.event.cursor
    if cursor <= self.newest then
      table.insert(self.missed, part.event)
    end
    if cursor >= self.newest then
      finish_missed(self)
    end
    if cursor > self.newest then
      tell_event(part.event)
    end
    if cursor >= self.newest then
      confirm(self, cursor)
    end
    changed()
  elseif part.kind == "gap" then
    tell_missed({}, true)
    confirm(self, part.cursor)
    changed()
  end
end

--- Follows until it fails; then again, unless it was stopped, even while it waits.
local function run(self)
  self.missed = {}
  local list, failure = self.client.watch.list({ limit = 1 }):await()
  if list and self == following then
    self.newest = list.cursor
    _, failure = self.client.watch
      .follow({ receiver = receiver }, {
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
    if self == following and self.client.connection then
      coroutine.wrap(run)(self)
    elseif self == following then
      following = nil
    end
  end, math.min(first_delay * 2 ^ (self.failures - 1), longest_delay))
end

--- Follows from now on, with the shared client.
function watches.follow()
  local client = marquee.client()
  if following and following.client == client then
    return
  end
  following = { client = client, failures = 0, missed = {} }
  coroutine.wrap(run)(following)
end

--- Whether events are followed.
---@return boolean
function watches.is_following()
  return following ~= nil
end

--- Follows if this user has ever had a watch.
function watches.resume()
  local client = marquee.client()
  if following and following.client == client then
    return
  end
  coroutine.wrap(function()
    local list = client.watch.list({ limit = 1 }):await()
    if list and (list.items[1] or list.cursor > 0) and client == marquee.client() then
      watches.follow()
    end
  end)()
end

return watches
