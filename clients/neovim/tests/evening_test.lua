-- SPDX-License-Identifier: MIT
--
-- An evening: what's on, the filter, actions and their keys, seats, the user's own films, pages that follow changes.

local View = require("marquee.ui.view")
local last_place = require("marquee.last_place")
local plain_select = vim.ui.select

--- The request that a row of this text offers.
local function current_entry()
  return View.current():target().entry
end

local function filter(words)
  type_keys("f<C-u>" .. words .. "<CR>")
  eventually("the filter", function()
    return View.current() and View.current().page.words == words
  end)
end

--- Runs the body; who chooses takes the first line that has these words.
local function choosing(words, body)
  local offered
  vim.ui.select = function(items, _, on_choice)
    offered = items
    for _, item in ipairs(items) do
      if item:find(words, 1, true) then
        return on_choice(item)
      end
    end
  end
  body()
  vim.ui.select = plain_select
  return table.concat(offered, "\n")
end

in_sandbox("what's on has headings, and the showings under them in columns", function()
  run("Marquee whats-on Olathe, KS tonight")
  equal(vim.b.marquee_status.title, "What's on · Olathe, KS · Sat 21 Nov, tonight")
  equal(lines()[1], "   Prices for 1.")
  matches(lines()[2], "^     starts  theatre +format +total +availability")
  matches(lines()[3], "^   Dune: Part Two %(2024%)  PG%-13 · 167 min")
  matches(content(), "\n     17:00   AMC DINE%-IN Studio 28 +%$12%.95 %+ fees  available")
  matches(content(), "\n  x  21:10   AMC Town Center 20 +IMAX .* sold out")
  equal(vim.fn.line("."), 3)
  equal(last_place.get(), "Olathe, KS")
end)

in_sandbox("the filter looks for words in headings and rows, and ends with its page", function()
  run("Marquee whats-on Olathe, KS tonight")
  filter("hunger imax town")
  equal(#vim.tbl_filter(function(line)
    return line:find("^     %d")
  end, lines()), 2)
  matches(vim.b.marquee_bar, "1 of 39 with “hunger imax town”$")
  filter("nobody has this")
  matches(content(), "Nothing here has these words")
  press(">")
  equal(View.current().page.words, "")
  matches(content(), "AMC BarryWoods 24")
end)

in_sandbox("the menu has every action of a row, of its heading and of the page, with its key", function()
  run("Marquee whats-on Olathe, KS tonight")
  go_to("19:20 .*IMAX")
  local offered = choosing("Choose seats", function()
    type_keys("a")
  end)
  settled()
  for key, title in pairs({ ["<CR>"] = "Choose seats", w = "Watch the seats", c = "Calendar", b = "Buy at AMC" }) do
    assert(offered:find(("%-5s%s: 19:20"):format(key, title), 1, true), offered)
  end
  matches(offered, "\n%+    Want to see: The Hunger Games")
  matches(offered, "\n>    Next day\n")
  equal(shown(), "showtimes/plan amc:showtime:3820778482513")
end)

in_sandbox("seats: the best are marked, others can be, and a seat is described", function()
  run("Marquee seats amc:showtime:3820778482513")
  local first = View.current().page.content.groups[1].heading
  matches(content(), "seats %d+ of %d+ free")
  matches(content(), "\n ● " .. first)
  vim.cmd("doautocmd CursorMoved")
  matches(vim.b.marquee_status.detail, "^" .. first:match("%w+") .. " · free$")
  local words = said(function()
    type_keys("o")
  end)
  local second = View.current().page.content.groups[2].heading
  matches(words[1], "^" .. second .. " · %$")
  matches(content(), "\n ● " .. second)
  press("4P")
  matches(content(), "total %$%S+ for 4")
  equal(shown(), "showtimes/plan amc:showtime:3820778482513")
  go_to(View.current().page.content.groups[2].heading)
  type_keys("<CR>")
  equal(View.current().page.choice, 2)
end)

in_sandbox("another place is asked for, with completion, and a party for what's on", function()
  run("Marquee whats-on Olathe, KS")
  local asked = answering("Empire 25", function()
    press("@")
  end)
  equal({ asked.default, asked.completion:match("%w+$") }, { "Olathe, KS", "theatres" })
  matches(vim.b.marquee_status.title, "AMC Empire 25")
  press("3P")
  matches(content(), "Prices for 3%.")
  type_keys("99P")
  matches(last_notice(), "a number from 1 to 20 is wanted, not 99")
  type_keys("q")
  equal(View.current(), nil)
  run("Marquee whats-on Olathe, KS")
  matches(content(), "Prices for 1%.")
end)

in_sandbox("one's films: wanted, rated, removed after a question, from a list and by name", function(marquee)
  run("Marquee soon")
  go_to("Hexed")
  local film = current_entry().id
  type_keys("+")
  eventually("the mark", function()
    return content():find("\n%+  Hexed")
  end)
  matches(last_notice(), "status: wanted · My film: Hexed")
  type_keys("8r")
  eventually("the other mark", function()
    return content():find("\n✓  Hexed")
  end)
  equal(marquee.library.get({ id = film }):wait(patience).library.rating, 8)
  equal(vim.api.nvim_get_current_line():match("Hexed"), "Hexed")
  local asked = answering("y", function()
    type_keys("d")
    eventually("no mark", function()
      return content():find("\n   Hexed")
    end)
  end)
  equal(asked.prompt, "Remove from the library: Hexed? (y/n) ")

  vim.cmd("Marquee want tmdb:movie:268")
  eventually_noticed("wanted · My film: Batman")
  vim.cmd("Marquee want batman begins")
  eventually_noticed("wanted · My film: Batman Begins")
  equal(#vim.tbl_filter(function(notice)
    return notice.message:find("no film is called")
  end, notified()), 0)
  choosing("The Batman · 2022", function()
    vim.cmd("Marquee rate 7.5 the batman")
    eventually_noticed("seen · My film: The Batman %(2022%)")
  end)
  run("Marquee films")
  matches(content(), "\n%+  Batman ")
  matches(content(), "\n✓  The Batman .* 7%.5")
  run("Marquee tonight Olathe, KS")
  matches(content(), "\n%+  Batman %(1989%).*\n     18:55   AMC Town Center 20")
end)

in_sandbox("without wanted films the page names the key that adds some", function(marquee)
  for _, row in ipairs(marquee.library.list():wait(patience).items) do
    marquee.library.remove({ id = row.id }):wait(patience)
  end
  run("Marquee tonight Olathe, KS")
  matches(content(), "the key %+ adds films to it")
end)

in_sandbox("a page that nobody sees follows a change when it is shown again", function(marquee)
  run("Marquee movie tmdb:movie:27205")
  matches(content(), "^\n   Inception")
  vim.cmd("enew")
  marquee.library.set({ id = "tmdb:movie:27205", status = "seen" }):wait(patience)
  vim.cmd("buffer #")
  eventually("the mark", function()
    return content():find("^\n✓  Inception")
  end)
  marquee.settings.set({ units = "us", clock = 12 }):wait(patience)
  run("Marquee whats-on Olathe, KS tonight")
  matches(content(), "5:00 pm .* mi")
  marquee.settings.set({ reset = { "units", "clock" } })
  eventually("the other clock", function()
    return content():find("17:00 .* km")
  end)
end)

in_sandbox("one match opens, several are listed, and pages lead on", function()
  run("Marquee person michael keaton")
  equal(shown(), "people/get tmdb:person:2232")
  matches(content(), "Films and shows\n")
  go_to("Batman Returns  ")
  press("<CR>")
  matches(content(), "^\n   Batman Returns %(1992%)")
  go_to("Michael Keaton  ")
  press("<CR>")
  equal(shown(), "people/get tmdb:person:2232")
  run("Marquee movie batman")
  matches(content(), "Batman Begins")
  go_to("Batman Begins")
  type_keys("=")
  eventually("what is similar", function()
    return vim.b.marquee_status.title:find("^Similar movies")
  end)
  run("Marquee show tmdb:show:2287")
  go_to("Season 2")
  press("<CR>")
  matches(content(), "Episodes\n +1  ")
  run("Marquee collection batman")
  matches(content(), "Films\n   Batman +1989")
  run("Marquee theatres Olathe, KS")
  press("<CR>")
  matches(vim.b.marquee_status.title, "^Showtimes of a theatre")
end)

in_sandbox("what may change something is not sent again without the user", function(marquee)
  run("Marquee library/set id=tmdb:movie:27205 status=wanted")
  matches(content(), "My film: Inception")
  local sent = 0
  local request = marquee.client().connection.request
  marquee.client().connection.request = function(self, wanted, method, ...)
    sent = sent + (method == "library/set" and 1 or 0)
    return request(self, wanted, method, ...)
  end
  marquee.library.set({ id = "tmdb:movie:27205", rating = 9 }):wait(patience)
  require("marquee.ui.page").refresh_all()
  marquee.server.ping():wait(patience)
  equal(sent, 1)
end)

test("long sections are folded, and unfold", function()
  sandbox()
  run("Marquee movie amc:movie:64825")
  local before = #lines()
  go_to("▸ %d+ more")
  type_keys("<CR>")
  assert(#lines() > before, #lines())
  assert(not content():find("▸"))
end)

test("what is known stands there while a theatre is waited for", function()
  -- Of its two theatres one never answers.
  require("marquee").setup({ environment = upstream() })
  vim.cmd("Marquee whats-on 38.5,-94.7 2090-11-21")
  eventually("the showing at the other", function()
    return content():find("19:00", 1, true)
  end)
  matches(content(), "Film 2001")
  equal({ View.current().page.list.count, View.current().page.request ~= nil }, { 1, true })
  type_keys(">")
  matches(last_notice(), "still loading")
end)

in_sandbox("ten thousand rows are scrolled, and two lists fill at once", function()
  local List = require("marquee.ui.list")
  local presentation = { columns = { { name = "title", heading = "title", kind = "text", align = "start" } } }
  local list = List.new(presentation, "")
  run("Marquee now")
  local canvas, started = View.current().canvas, vim.loop.hrtime()
  for page = 1, 500 do
    local rows = {}
    for row = 1, 20 do
      rows[row] = { id = ("%d-%d"):format(page, row), cells = { ("Film %05d"):format(page * 20 + row) } }
    end
    list:add({ rows = rows })
    list:draw(canvas, 98, {})
    vim.api.nvim_win_set_cursor(0, { vim.fn.line("$"), 0 })
  end
  equal(#lines(), 10001)
  assert((vim.loop.hrtime() - started) / 1e9 < 30, "this is too slow to scroll")
end)
