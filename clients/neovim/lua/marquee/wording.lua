-- SPDX-License-Identifier: MIT
--
--- How tables and sentences write times of day and distances: by the user's settings, which the server keeps for all
--- programs. The fields of answers, and so the order of rows, don't depend on them.

local wording = {}

local kilometres_per_mile = 1.609344

local function settings()
  return require("marquee").client().settings_read or {}
end

--- Keeps the settings that an answer has, and redraws what is shown if they change it.
---@param client marquee.Client
---@param answer marquee.UserSettings
function wording.take(client, answer)
  local former = client.settings_read or {}
  client.settings_read = answer
  if package.loaded["marquee.ui.view"] and (former.units ~= answer.units or former.clock ~= answer.clock) then
    for _, view in ipairs(require("marquee.ui.view").all()) do
      if view.spec.redraw then
        view.spec.redraw(view)
      end
    end
  end
end

--- Requests the settings, once for each connection. A server without settings leaves the defaults.
---@param again? boolean Requests them although this connection has answered, since another program may change them.
function wording.read(again)
  local client = require("marquee").client()
  local connection = client.connection
  if again or not connection or connection.failure or client.settings_from ~= connection then
    client:request("settings/get")
    client.settings_from = client.connection
  end
end

--- The time of day in a timestamp, as the user's clock shows it: "19:10", or "7:10 pm".
---@param timestamp? string Such as 2026-11-21T19:10:00-06:00; the offset doesn't count.
---@return string Empty without a timestamp.
function wording.time(timestamp)
  local time = (timestamp or ""):sub(12, 16)
  local hour, minute = time:match("^(%d%d):(%d%d)$")
  if settings().clock ~= 12 or not hour then
    return time
  end
  return ("%d:%s %s"):format((hour + 11) % 12 + 1, minute, tonumber(hour) < 12 and "am" or "pm")
end

--- The columns that the longest time takes.
---@return integer
function wording.time_width()
  return settings().clock == 12 and #"12:10 pm" or #"19:10"
end

--- A distance in the user's unit: "10.4 km", or "6.5 mi".
---@param kilometres? number
---@return string Empty if the distance isn't known.
function wording.distance(kilometres)
  if not kilometres then
    return ""
  elseif settings().units == "us" then
    return ("%.1f mi"):format(kilometres / kilometres_per_mile)
  end
  return ("%.1f km"):format(kilometres)
end

return wording
