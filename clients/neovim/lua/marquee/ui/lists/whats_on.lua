-- SPDX-License-Identifier: MIT
--
--- What is on at a place on a day: movies, each with its showings, which lead to their seats.

local availability = require("marquee.availability")
local faults = require("marquee.ui.faults")
local go = require("marquee.ui.go")
local keys = require("marquee.ui.keys")
local last_place = require("marquee.last_place")
local price = require("marquee.price")
local row = require("marquee.ui.rows.whats_on")
local seen = require("marquee.seen")
local text = require("marquee.text")
local wording = require("marquee.wording")

--- A showing in words, for the line for messages: its total, time, theatre and distance, and if tickets are sold.
local function in_words(showing, party)
  local total = price.of_party(showing)
  local starts, ends = wording.time(showing.startsAtLocal), wording.time(showing.endsAtLocal)
  local parts = {
    total ~= "" and ("%s for %d"):format(total, party) or "no price known",
    starts .. (ends ~= "" and "–" .. ends or ""),
    showing.theatreName or showing.theatreId,
    wording.distance(showing.distanceKilometres),
    showing.format or "",
    (availability.of(showing)),
  }
  return text.join(parts, " · ")
end

--- The places that may be meant instead, each of which leads to what is on there.
local function alternatives(answer, wanted)
  local lines = {}
  for _, other in ipairs(answer.place and answer.place.alternatives or {}) do
    table.insert(lines, {
      { "  Or: ", "MarqueeHint" },
      { other.name, "MarqueeUrl" },
      target = {
        kind = "place",
        open = function()
          go.whats_on(vim.tbl_extend("force", wanted, { place = other.name }))
        end,
      },
    })
  end
  return lines
end

--- Asks for another place.
local function ask_place(wanted)
  vim.ui.input({
    prompt = "What's on in: ",
    default = wanted.place,
    completion = "customlist,v:lua.require'marquee.completion'.theatres",
  }, function(place)
    if place and vim.trim(place) ~= "" then
      go.whats_on(vim.tbl_extend("force", wanted, { place = vim.trim(place) }))
    end
  end)
end

---@param wanted { place: string, date?: string, party: integer, seen?: "hide"|"only", modifiers?: string }
---@return marquee.ListSpec
return function(wanted)
  local function with(change)
    return vim.tbl_extend("force", wanted, { modifiers = "" }, change)
  end
  return {
    name = "whats-on/" .. wanted.place .. (wanted.seen and "/seen=" .. wanted.seen or ""),
    title = wanted.place,
    modifiers = wanted.modifiers,
    method = "showtimes/whatsOn",
    params = { place = wanted.place, date = wanted.date, partySize = wanted.party, seen = wanted.seen },
    row = function(movie, width)
      return row.lines(movie, width, wanted.party)
    end,
    part = row.part,
    understood = function(answer)
      local place = answer.place
      if not place then
        return nil
      end
      last_place.keep(place.theatreId or wanted.place, wanted.party)
      local day = answer.date and " · " .. text.day(answer.date) or ""
      day = wanted.date == "tonight" and day .. " tonight" or day
      return ("%s%s · for %d%s"):format(place.name, day, wanted.party, seen.title(wanted.seen))
    end,
    head = function(answer, view)
      return vim.list_extend(faults.lines(answer, view), alternatives(answer, with({})))
    end,
    day = function(view)
      return view.list and view.list.day, "no day is known before the place is"
    end,
    on_day = function(_, day)
      go.whats_on(with({ date = day }))
    end,
    on_move = function(view)
      local target = view:target()
      if target and target.kind == "showtime" then
        view:say(in_words(target.item, wanted.party))
      end
    end,
    keys = keys.with_films({
      a = {
        function()
          ask_place(with({}))
        end,
        "another place",
        "place",
      },
      m = keys.movie,
      p = keys.party(function(_, party)
        go.whats_on(with({ party = last_place.party(party) }))
      end),
      t = keys.theatres,
      w = keys.watch,
    }),
  }
end
