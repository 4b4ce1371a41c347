-- SPDX-License-Identifier: MIT
--
--- What a request asks for before it is sent: a prompt with completion, or one of some choices.

local days = require("marquee.days")
local last_place = require("marquee.last_place")
local picker = require("marquee.ui.picker")
local report_error = require("marquee.report_error")

local ask = {}

--- What the question that was asked last offers, for `marquee.completion`, and whether it is about a place.
---@type string[]
ask.words = {}
ask.is_place = false

--- The member's name, which is one of the params themselves.
local function member(asked)
  return asked.member:match("([^/]+)$")
end

--- What is asked for, with its bounds: "rating (0.5 to 10): ".
local function prompt(next)
  local asked = next.ask
  local bounds = asked.minimum and asked.maximum and (" (%g to %g)"):format(asked.minimum, asked.maximum) or ""
  return ("%s, %s%s: "):format(next.title, asked.title or member(asked), bounds)
end

--- What was typed as what is asked for; nil and a reason if it isn't that.
local function value(asked, typed)
  if asked.kind ~= "number" and asked.kind ~= "integer" then
    return typed
  end
  local number = tonumber(typed)
  local fits = number
    and number >= (asked.minimum or number)
    and number <= (asked.maximum or number)
    and (asked.kind == "number" or number % 1 == 0)
  if not fits then
    return nil, ("a number from %s to %s is wanted, not %s"):format(asked.minimum, asked.maximum, typed)
  end
  return number
end

local function completion(asked)
  ask.is_place = member(asked) == "place"
  ask.words = asked.kind == "day" and days.words or asked.choices or {}
  return (ask.is_place or #ask.words > 0) and "customlist,v:lua.require'marquee.completion'.asked" or nil
end

--- Fills in what a request asks for.
---@param next table
---@param number? number The answer, if a number is asked for.
---@param send fun(params: table)
function ask.fill(next, number, send)
  local asked = next.ask
  if not asked then
    return send(next.params)
  end
  local function take(typed)
    if not typed or vim.trim(typed) == "" then
      return
    end
    local given, reason = value(asked, vim.trim(typed))
    if given == nil then
      return report_error(reason)
    end
    send(vim.tbl_extend("force", next.params, { [member(asked)] = given }))
  end
  if number and (asked.kind == "number" or asked.kind == "integer") then
    return take(tostring(number))
  elseif asked.kind == "choice" or asked.kind == "boolean" then
    local choices = asked.choices or { "yes", "no" }
    return picker.select(choices, { prompt = prompt(next) }, function(chosen)
      if chosen and asked.kind == "boolean" then
        return send(vim.tbl_extend("force", next.params, { [member(asked)] = chosen == "yes" }))
      end
      take(chosen)
    end)
  end
  vim.ui.input({
    prompt = prompt(next),
    default = member(asked) == "place" and not asked.choices and last_place.get() or nil,
    completion = completion(asked),
  }, take)
end

return ask
