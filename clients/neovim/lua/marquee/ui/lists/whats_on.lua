-- SPDX-License-Identifier: MIT
--
--- What is on at a place on a day: movies, each with its showings, which lead to their seats. They are all movies, or
--- those that the user wants to see.

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

--- Says why no row has a showing, which the list itself says only if it is empty, and where the place comes from if the
--- user hasn't named it.
local function notes(answer, view)
  local words = {}
  if answer.message and #(answer.items or {}) > 0 then
    table.insert(words, answer.message)
  end
  if vim.tbl_contains(answer.settingsUsed or {}, "place") then
    table.insert(words, "This is the place of your settings; a takes another.")
  end
  local lines = {}
  for _, note in ipairs(words) do
    for _, line in ipairs(text.wrap(note, view:width() - 4)) do
      table.insert(lines, { { "  " .. line, "MarqueeHint" } })
    end
  end
  return lines
end

--- What wanted films are sorted by: first those that are shown, then those on the user's services, then those with a
--- date. The server sorts only those that may be shown: it sends a page of the others as soon as it has looked them up.
local function rank(movie)
  if movie.showings[1] then
    return "0" .. (movie.showings[1].startsAt or "~")
  elseif movie.offers then
    return movie.onMine and "10" or "11"
  end
  return movie.nextDate and "2" .. movie.nextDate.day or "3"
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

---@class marquee.WhatsOn
---@field place? string By default that of the user's settings.
---@field date? string
---@field party integer The number of people.
---@field seen? "hide"|"only"
---@field method? string The method whose rows are shown; by default showtimes/whatsOn.
---@field name? string What the view's name begins with; by default whats-on.
---@field title? string What the title begins with, before the place; by default nothing.
---@field modifiers? string

---@param wanted marquee.WhatsOn
---@return marquee.ListSpec
return function(wanted)
  local function with(change)
    return vim.tbl_extend("force", wanted, { modifiers = "" }, change)
  end
  local title = wanted.title and wanted.title .. " · " or ""
  return {
    name = (wanted.name or "whats-on") .. "/" .. (wanted.place or "") .. (wanted.seen and "/seen=" .. wanted.seen or ""),
    title = wanted.place and title .. wanted.place or wanted.title or "What's on",
    modifiers = wanted.modifiers,
    method = wanted.method or "showtimes/whatsOn",
    params = { place = wanted.place, date = wanted.date, partySize = wanted.party, seen = wanted.seen },
    row = function(movie, width)
      return row.lines(movie, width, wanted.party)
    end,
    part = row.part,
    rank = wanted.method == "library/tonight" and rank or nil,
    understood = function(answer)
      local place = answer.place
      if not place then
        return nil
      end
      if wanted.place then
        last_place.keep(place.theatreId or wanted.place, wanted.party)
      end
      local day = answer.date and " · " .. text.day(answer.date) or ""
      day = wanted.date == "tonight" and day .. " tonight" or day
      return ("%s%s%s · for %d%s"):format(title, place.name, day, wanted.party, seen.title(wanted.seen))
    end,
    head = function(answer, view)
      local lines = vim.list_extend(faults.lines(answer, view), notes(answer, view))
      return vim.list_extend(lines, alternatives(answer, with({})))
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
      c = keys.calendar,
      m = keys.movie,
      p = keys.party(function(_, party)
        go.whats_on(with({ party = last_place.party(party) }))
      end),
      t = keys.theatres,
      w = keys.watch,
    }),
  }
end
