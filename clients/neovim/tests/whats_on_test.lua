-- SPDX-License-Identifier: MIT
--
-- What's on at a place: movies with their showings, the filter, the way to the best seats, and the last place.

local last_place = require("marquee.last_place")
local View = require("marquee.ui.view")

local imax = "The Hunger Games: Sunrise on the Reaping"

--- Opens the list. Without a place the settings may be requested first.
local function whats_on(arguments)
  local former = View.current() and View.current().list
  vim.cmd("Marquee whats-on " .. (arguments or ""))
  eventually("the list", function()
    return View.current() and View.current().list and View.current().list ~= former
  end)
  settled()
end

--- Types the words in place of the filter's former ones.
local function filter(words)
  type_keys("f<C-u>" .. words .. "<CR>")
  eventually("the filter", function()
    return shown() and View.current().list.filter == words
  end)
end

in_sandbox("what's on names the place, the day, the people, and each showing's theatre, distance and total", function()
  whats_on("Olathe, KS tonight")
  equal(vim.b.marquee_status.title, "Olathe, KS · Saturday 2026-11-21 tonight · for 2")
  matches(lines()[1], "^ %S.* 20%d%d +%S+ +%dh%d%d +★")
  local showings = 0
  for _, line in ipairs(lines()) do
    if line:find("^   %d%d:%d%d  ") then
      showings = showings + 1
      matches(line, "^   [12]%d:%d%d  AMC .* %d+%.%d km .*%$%d+%.%d%d")
      assert(tonumber(line:match("^   (%d%d)")) >= 17, line)
    end
  end
  assert(showings > 50, showings)
end)

in_sandbox("the filter takes effect while one types, on movies and on showings", function()
  whats_on("Olathe, KS tonight")
  local before = #lines()
  filter("imax hunger")
  equal(lines()[1]:match("^ (.-)  "), imax)
  equal(#lines(), 7) -- The movie and its six showings, as the server's own filter by format gives them.
  matches(vim.b.marquee_status.detail, "^1 of 39 with “imax hunger”$")
  filter("town center sold out")
  for _, line in ipairs(lines()) do
    assert(not line:find("^   ") or line:find("AMC Town Center 20 .*sold out$"), line)
  end
  filter("")
  equal(#lines(), before)
end)

in_sandbox("each letter counts at once, and <Esc> takes the filter back", function()
  whats_on("Olathe, KS tonight")
  local list, before = View.current().list, #lines()
  local seen = {}
  local redraw = list.redraw
  list.redraw = function(self)
    seen[self.filter] = true
    return redraw(self)
  end
  list:ask_filter()
  local prompt = vim.api.nvim_get_current_buf()
  for _, words in ipairs({ "i", "im", "ima", "imax" }) do
    vim.api.nvim_buf_set_lines(prompt, 0, -1, false, { " Filter: " .. words })
    eventually("the filter " .. words, function()
      return seen[words]
    end)
  end
  type_keys("<Esc>")
  equal({ list.filter, #lines() }, { "", before })
end)

in_sandbox("the filter stays on another day, for other people, and after R", function()
  whats_on("Olathe, KS")
  filter("hunger imax")
  for _, keys in ipairs({ ">", "3p", "R" }) do
    press(keys)
    matches(vim.b.marquee_status.detail, "^1 of %d+ with “hunger imax”$")
    assert(lines()[1]:find(imax, 1, true) and #lines() > 3, content())
  end
  matches(vim.b.marquee_status.title, "2026%-11%-22 · for 3$")
  last_place.keep("Olathe, KS", 2)
end)

in_sandbox("words that nothing has are said to be so", function()
  whats_on("Olathe, KS tonight")
  filter("zzzz")
  matches(content(), "Nothing here has these words; f takes others")
end)

test("other lists have the filter, too", function()
  sandbox({ pages = 9 })
  run("Marquee now")
  filter("hunger")
  matches(lines()[1], imax)
  equal(#lines(), 2)
  matches(vim.b.marquee_status.detail, "^1 of 51 with “hunger”$")
end)

in_sandbox("the line for messages has a showing's total, time, theatre and distance", function()
  whats_on("Olathe, KS tonight")
  filter("hunger town center")
  local words = said(function()
    go_to("^   19:20")
  end)
  equal(words, { "$38.76+ for 2 · 19:20–21:50 · AMC Town Center 20 · 10.4 km · IMAX" })
end)

test("a showing leads to its seats with the best ones marked, and their total in the line for messages", function()
  local marquee = sandbox()
  whats_on("Olathe, KS tonight")
  press("3p")
  equal(vim.b.marquee_status.title, "Olathe, KS · Saturday 2026-11-21 tonight · for 3")
  filter("hunger town center")
  go_to("^   19:20")
  local words = said(function()
    press("<CR>")
  end)
  equal(shown(), "seats/amc:showtime:3820778482513")
  local plan = marquee.showtimes.plan({ id = "amc:showtime:3820778482513", partySize = 3 }):wait(patience)
  local function marked()
    local seats = {}
    for line, cells in pairs(View.current().cells) do
      for _, cell in ipairs(cells) do
        if lines()[line]:sub(cell.from + 1, cell.to) == "●" then
          table.insert(seats, cell.seat.name)
        end
      end
    end
    table.sort(seats)
    return seats
  end
  equal(marked(), plan.groups[1].seats)
  equal(words[#words], ("E6 E7 E8 · $58.14+ for 3 · %s"):format(plan.groups[1].reason))
  matches(content(), "AMC Town Center 20\n")
  matches(content(), "For 3: %$58%.14%+ = 3 adults %$54%.75  ·  tax %$3%.39  ·  not known: fees\n")
  matches(content(), "\n +● best 3   ■ free 39   ")

  words = said(function()
    type_keys("o")
  end)
  equal(marked(), plan.groups[2].seats)
  matches(words[#words], "^F5 F6 F7 · %$64%.14%+ for 3 · ")
  matches(content(), "Preferred %$6%.00  ·  tax %$3%.39\n +not known: fees, tax on the surcharge\n")
end)

in_sandbox("a showing without seats says why, where one would see its total", function()
  vim.cmd("Marquee seats amc:showtime:3820784484806")
  local words = said(settled)
  eventually("the message", function()
    return content():find("This showing is sold out%.")
  end)
  equal(words[#words], "This showing is sold out.")
  equal(find_line("●"), nil)
  vim.cmd("doautocmd CursorMoved")
  type_keys("b")
  matches(notified()[1].message, "This showing is sold out%.")
end)

in_sandbox("the last place and the number of people are kept for the next time", function()
  whats_on("66061 tomorrow")
  press("4p")
  equal(last_place.get(), { place = "66061", party = 4 })
  require("marquee").stop()
  vim.cmd("bwipeout!")
  whats_on()
  equal(vim.b.marquee_status.title, "66061 · Saturday 2026-11-21 · for 4")
  whats_on("friday")
  equal(vim.b.marquee_status.title, "66061 · Friday 2026-11-27 · for 4")
end)

in_sandbox("a place is asked for once, and a broken file is no place", function()
  last_place.keep("66061", 2)
  local known, folder = pcall(vim.fn.stdpath, "state")
  local file = (known and folder or vim.fn.stdpath("data")) .. "/marquee/place.json"
  equal(vim.fn.readfile(file), { vim.json.encode({ place = "66061", party = 2 }) })
  for _, broken in ipairs({ "{", "[]", '{"place":7}', '{"place":""}', "" }) do
    vim.fn.writefile({ broken }, file)
    equal(last_place.get(), nil)
  end
  vim.fn.writefile({ '{"place":"x","party":"many"}' }, file)
  equal(last_place.get(), { place = "x", party = 2 })
  vim.fn.delete(file)
  local asked
  vim.ui.input = function(options, answer)
    asked = options
    answer("Olathe, KS")
  end
  whats_on()
  equal({ asked.prompt, shown() }, { "What's on near which place: ", "whats-on/Olathe, KS" })
  asked = nil
  whats_on()
  equal(asked, nil)
end)

in_sandbox("a goes to another place, on the same day and for as many", function()
  whats_on("Olathe, KS friday")
  vim.ui.input = function(options, answer)
    equal(options.default, "Olathe, KS")
    answer("Kansas City")
  end
  press("a")
  matches(vim.b.marquee_status.title, "^Kansas City, MO · Friday 2026%-11%-27 · for %d$")
end)

in_sandbox("a place that is not known says what was tried, and is not kept", function()
  last_place.keep("Olathe, KS", 2)
  whats_on("Oltahe")
  matches(content(), "The sandbox has no place called “Oltahe”\n  Did you mean “Olathe”%?")
  equal(last_place.get().place, "Olathe, KS")
  type_keys(">")
  matches(notified()[1].message, "no day is known")
end)

in_sandbox("other places that may be meant stand above, and lead there", function()
  whats_on("AMC friday")
  matches(lines()[1], "^  Or: AMC ")
  local other = lines()[1]:match("Or: (.*)$")
  press("<CR>")
  matches(vim.b.marquee_status.title, "^" .. vim.pesc(other) .. " · Friday")
end)

in_sandbox("a day without such showings says so in the server's words", function()
  local List = require("marquee.ui.list")
  local spec = require("marquee.ui.lists.whats_on")({ place = "66061", party = 2 })
  spec.params.format = "70mm"
  List.open(spec)
  settled()
  matches(content(), "Nothing is on in “70mm” near 66061 on Saturday 2026%-11%-21")
end)

in_sandbox("m and t lead from a showing to its movie and to other theatres", function()
  whats_on("Olathe, KS tonight")
  filter("hunger town center")
  go_to("^   19:20")
  press("m")
  equal(shown(), "movie/amc:movie:64825")
  type_keys("q")
  go_to("^   19:20")
  press("t")
  equal(shown(), "theatres/showing/amc:movie:64825")
end)

in_sandbox("]] goes from movie to movie", function()
  whats_on("Olathe, KS tonight")
  type_keys("]]")
  local second = vim.fn.line(".")
  assert(second > 2 and lines()[second]:find("^ %S"), second)
  type_keys("[[")
  equal(vim.fn.line("."), 1)
end)

in_sandbox("a theatre that fails, and a provider of ratings, are named once above the showings", function()
  local faults = require("marquee.ui.faults")
  local decode, reloaded = vim.json.decode, false
  vim.json.decode = function(...)
    local message = decode(...)
    local answer = message.result or (message.params or {}).value
    if answer and answer.kind == "page" then
      answer.faults = { { provider = "amc", error = {
        code = -32015,
        message = "AMC Town Center 20: AMC answered with status 503",
        data = { kind = "upstreamFailed", retryable = true },
      } } }
      for _, movie in ipairs(answer.items) do
        movie.linkFault = { code = -32014, message = "TMDB refuses connections", data = { hint = "not said here" } }
      end
    end
    return message
  end
  local fine, trace = pcall(whats_on, "Olathe, KS tonight")
  vim.json.decode = decode
  assert(fine, trace)
  equal(lines()[1], "  Not in this list: AMC Town Center 20: AMC answered with status 503")
  equal(lines()[2], "  No ratings: TMDB refuses connections")
  matches(lines()[3], "^ Dune: Part Two ")
  View.current().reload = function()
    reloaded = true
  end
  type_keys("<CR>")
  equal(reloaded, true)
  equal(faults.lines({}, View.current()), {})
end)

test("what is known stands there while a theatre is waited for, and gives way to the first page", function()
  local marquee = require("marquee")
  -- Of its two theatres one never answers.
  marquee.setup({ environment = upstream() })
  vim.cmd("Marquee whats-on 38.5,-94.7 2090-11-21")
  eventually("the showing at the other", function()
    return content():find("19:00", 1, true)
  end)
  matches(lines()[1], "^ Film 2001 ")
  local view = View.current()
  equal({ #view.list.items, view.list.request ~= nil }, { 1, true })
  filter("19:00")
  equal(#lines(), 3) -- The movie, the showing, and the dots of what is still loaded.
  filter("")
  local function film(id, ...)
    local showings = vim.tbl_map(function(time)
      return { id = id .. time, startsAtLocal = "2090-11-21T" .. time .. ":00-06:00", theatreId = "amc:theatre:1" }
    end, { ... })
    return { id = id, title = id, showings = showings }
  end
  local handlers = view.list.request.handlers
  handlers.on_partial(film("b", "12:00"))
  handlers.on_partial(film("b", "12:00", "13:00"))
  eventually("two movies", function()
    return content():find("13:00", 1, true)
  end)
  equal(vim.tbl_map(function(item)
    return { item.id, #item.showings }
  end, view.list.items), { { "amc:movie:2001", 1 }, { "b", 2 } })
  handlers.on_page({ items = { film("b", "12:00", "13:00"), film("a", "11:00") }, totalResults = 2 })
  equal(vim.tbl_map(function(item)
    return item.id
  end, view.list.items), { "b", "a" })
  assert(not content():find("Film 2001", 1, true), content())
  handlers.on_page({ items = { film("c", "10:00") }, totalResults = 3 })
  equal(#view.list.items, 3)
end)
