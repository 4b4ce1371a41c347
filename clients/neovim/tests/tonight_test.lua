-- SPDX-License-Identifier: MIT
--
-- Tonight's page: the wanted films with their showings, then those on the user's services and those with a date, which
-- come as the server finds them.

local View = require("marquee.ui.view")
local last_place = require("marquee.last_place")

local plain_input = vim.ui.input

-- Batman is shown in Olathe tonight, Dune is announced, Fight Club is on a service.
local films = { "tmdb:movie:550", "amc:movie:64917", "tmdb:movie:268" }

--- A test with a library and settings of its own, in which these films are wanted.
local function evening_test(name, body)
  test(name, function()
    local marquee = sandbox({
      environment = { XDG_STATE_HOME = vim.fn.tempname(), XDG_CONFIG_HOME = vim.fn.tempname() },
    })
    for _, id in ipairs(films) do
      local _, failure = marquee.library.set({ id = id, status = "wanted" }):wait(patience)
      assert(not failure, failure)
    end
    assert(marquee.services.set({ add = { "Disney+", "HBO Max" }, region = "US" }):wait(patience))
    body(marquee)
  end)
end

--- Opens the page, which the settings are requested for first.
local function tonight(arguments, name)
  local former = View.current() and View.current().list
  vim.cmd("Marquee tonight" .. (arguments and " " .. arguments or ""))
  eventually("the page", function()
    return shown() == "tonight/" .. (name or "") and View.current().list ~= former
  end)
  settled()
end

local function forget_place()
  vim.fn.delete(require("marquee.state")() .. "/place.json")
end

evening_test("films with showings come first; others have a line for services or for a date", function()
  tonight("Olathe, KS", "Olathe, KS")
  equal(vim.b.marquee_status, {
    title = "My films · Olathe, KS · Saturday 2026-11-21 tonight · for 2",
    detail = "3",
  })
  matches(lines()[1], "^ Batman +%+ +1989 PG%-13 2h06 +★")
  matches(lines()[2], "^   18:55  AMC Town Center 20 +10%.4 km .*%$26%.02%+")
  matches(lines()[3], "^   21:30  AMC Town Center 20 ")
  equal(lines()[4], "   On your services: HBO Max (by JustWatch)")
  local number = find_line("^ Fight Club +%+ +1999 ")
  equal(lines()[number + 1], "   On your services: Disney Plus (by JustWatch)")
  number = find_line("^ Dune: Part Three +%+ +2026")
  matches(lines()[number + 1], "^   Next: %u%l+day 2026%-11%-2%d, tickets go on sale at %d%d:%d%d$")
  equal(#lines(), 8)
end)

evening_test("the filter finds films without showings by their title, service and date, and showings as ever", function()
  tonight("Olathe, KS", "Olathe, KS")
  local list = View.current().list
  local function filtered(words)
    type_keys("f<C-u>" .. words .. "<CR>")
    eventually("the filter", function()
      return shown() and list.filter == words
    end)
    return vim.tbl_map(function(line)
      return line:match("^   %d%d:%d%d") or line:match("^ (%S.-)  ") or "…"
    end, lines())
  end
  equal(filtered("fight"), { "Fight Club", "…" })
  equal(filtered("disney"), { "Fight Club", "…" })
  equal(filtered("tickets sale"), { "Dune: Part Three", "…" })
  equal(filtered("batman 21:30"), { "Batman", "   21:30", "…" })
  equal(filtered("fight 21:30"), { "…" })
  matches(content(), "Nothing here has these words")
  equal(#filtered(""), 8)
end)

evening_test("the keys of what's on work here: other days, people, places, pages and marks", function()
  tonight("Olathe, KS", "Olathe, KS")
  press("3p")
  matches(vim.b.marquee_status.title, "^My films · Olathe, KS · .* tonight · for 3$")
  matches(content(), "AMC Town Center 20 .*%$39%.03%+")
  press("6>")
  equal(vim.b.marquee_status.title, "My films · Olathe, KS · Friday 2026-11-27 · for 3")
  equal(shown(), "tonight/Olathe, KS")
  go_to("^ Dune")
  local urls = opened(function()
    type_keys("b")
  end)
  matches(urls[1], "/dune%-part%-three%-64917/showtimes$")
  press("<CR>")
  equal(shown(), "movie/tmdb:movie:1170608")
  type_keys("q")
  vim.ui.input = function(options, answer)
    equal(options.default, "Olathe, KS")
    answer("New York")
  end
  press("a")
  vim.ui.input = plain_input
  equal(shown(), "tonight/New York")
  matches(vim.b.marquee_status.title, "^My films · New York, NY · Friday 2026%-11%-27 · for 3$")
  go_to("^ Fight Club")
  type_keys("s")
  eventually("the mark", function()
    return content():find("\n Fight Club +✓ ")
  end)
  last_place.keep("Olathe, KS", 2)
end)

evening_test("the place and the people are those of the settings, which the page says, or else the last ones", function(marquee)
  last_place.keep("66061", 4)
  tonight(nil, "66061")
  matches(vim.b.marquee_status.title, "^My films · 66061 · .* · for 4$")
  assert(marquee.settings.set({ place = "Olathe, KS", partySize = 3, units = "us", clock = 12 }):wait(patience))
  tonight("friday")
  equal(vim.b.marquee_status.title, "My films · Olathe, KS · Friday 2026-11-27 · for 3")
  matches(lines()[1], "^  This is the place of your settings; a takes another%.$")
  equal(last_place.get(), { place = "66061", party = 4 })
  tonight()
  matches(content(), "\n    6:55 pm  AMC Town Center 20 +6%.5 mi ")
  matches(content(), "tickets go on sale at %d%d?:%d%d [ap]m")
  tonight("New York", "New York")
  assert(not content():find("your settings"), content())
  run("Marquee whats-on friday")
  equal(vim.b.marquee_status.title, "Olathe, KS · Friday 2026-11-27 · for 3")
  matches(lines()[1], "^  This is the place of your settings; a takes another%.$")
end)

evening_test("without any place it is asked for, and a place that is not known says what was tried", function()
  forget_place()
  local asked
  vim.ui.input = function(options, answer)
    asked = options
    answer(" Olathe, KS ")
  end
  tonight(nil, "Olathe, KS")
  vim.ui.input = plain_input
  equal(asked.prompt, "Your films near which place: ")
  matches(lines()[1], "^ Batman ")
  tonight("Oltahe", "Oltahe")
  matches(content(), "The sandbox has no place called “Oltahe”\n  Did you mean “Olathe”%?")
end)

evening_test("far from every theatre the other films are there, below the reason", function(marquee)
  assert(marquee.library.set({ id = "tmdb:movie:238", status = "wanted" }):wait(patience))
  tonight("62.0,-150.0", "62.0,-150.0")
  matches(lines()[1], "^  Not in this list: There is no AMC theatre within 40 km")
  equal(vim.b.marquee_status.detail, "4")
  matches(content(), "\n The Godfather [^\n]+\n   No showing, no offer of your services and no date is known%.")
  matches(content(), "\n Batman [^\n]+\n   On your services: HBO Max")
end)

evening_test("films that arrive later stand where a whole answer has them, and the cursor stays on its film", function(marquee)
  assert(marquee.library.set({ id = "tmdb:movie:238", status = "wanted" }):wait(patience))
  assert(marquee.library.set({ id = "tmdb:movie:27205", status = "wanted" }):wait(patience))
  local options = marquee.client().options
  options.page_size, options.pages = 1, 2 -- The server sorts a single page itself.
  tonight("Olathe, KS", "Olathe, KS")
  local list = View.current().list
  for _, number in ipairs({ 4, 5 }) do
    cursor_to(#lines() - 1) -- Above the line for more.
    local film = View.current():target().item.id
    list:reach()
    eventually("the next film", function()
      return #list.items == number
    end)
    settled()
    equal(View.current():target().item.id, film)
  end
  local whole = marquee.request("library/tonight", { place = "Olathe, KS", pageSize = 100 }):wait(patience)
  local function titles(films)
    return vim.tbl_map(function(film)
      return film.title
    end, films)
  end
  equal(titles(list.items), titles(whole.items))
  local shown_titles = {}
  for _, line in ipairs(lines()) do
    table.insert(shown_titles, line:match("^ (%S.-)  "))
  end
  equal(shown_titles, titles(whole.items))
end)

evening_test("pages follow when the cursor reaches the end", function(marquee)
  local options = marquee.client().options
  options.page_size, options.pages = 1, 1
  tonight("Olathe, KS", "Olathe, KS")
  equal(vim.b.marquee_status.detail, "1 of 3")
  for number = 2, 3 do
    cursor_to(#lines())
    eventually("the next film", function()
      return #View.current().list.items == number
    end)
    settled()
  end
  assert(find_line("^ Fight Club") and find_line("^ Dune: Part Three"), content())
end)

test("without wanted films the server's words say what to do", function()
  sandbox({ environment = { XDG_STATE_HOME = vim.fn.tempname() } })
  tonight("Olathe, KS", "Olathe, KS")
  assert(#lines() <= 4 and #lines()[2] > 20, content())
  matches(content(), "want")
end)
