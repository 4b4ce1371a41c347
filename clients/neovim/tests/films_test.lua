-- SPDX-License-Identifier: MIT
--
-- The user's own films: marks in every table and on pages, the keys and commands that set them, and their list.

local plain_input = vim.ui.input

--- A sandbox with a library of its own, which is empty.
local function library_test(name, body)
  test(name, function()
    body(sandbox({ environment = { XDG_STATE_HOME = vim.fn.tempname() } }))
  end)
end

local function eventually_shown(pattern)
  eventually("shown: " .. pattern, function()
    return content():find(pattern)
  end)
end

library_test("+ s r and dd mark the film of a row, and every open table follows", function(marquee)
  run("Marquee popular")
  local before = lines()[1]
  matches(before, "^ The Hunger Games: Sunrise on the Reaping +2026")
  run("Marquee now")
  type_keys("+")
  eventually_noticed("Sunrise on the Reaping: wanted$")
  eventually_shown("^ The Hunger Games: Sunrise on the Reaping +%+ +2026%-11%-20 PG%-13 2h30\n")
  -- The other table has the film under TMDB's id.
  local other = require("marquee.ui.view").named("popular")
  local function first()
    return vim.api.nvim_buf_get_lines(other.buffer, 0, 1, false)[1]
  end
  eventually("the mark in the other table", function()
    return first():find("Reaping +%+ +2026")
  end)
  equal(require("marquee.text").width(first()), require("marquee.text").width(before))

  type_keys("8r")
  eventually_shown("Reaping +✓ 8 +2026")
  equal(last_notice(), "Marquee: The Hunger Games: Sunrise on the Reaping: seen, 8 of 10")
  vim.ui.input = function(options, answer)
    matches(options.prompt, "^The Hunger Games.* from 0%.5 to 10")
    answer("7.5")
  end
  type_keys("r")
  vim.ui.input = plain_input
  eventually_shown("Reaping +✓ 7%.5 +2026")
  type_keys("j")
  equal(said(function()
    cursor_to(1)
  end), { "seen, 7.5 of 10" })
  equal(said(function()
    cursor_to(3)
  end), { "" })
  equal(said(function()
    cursor_to(5)
  end), {})

  cursor_to(1)
  local asked
  local confirm = vim.fn.confirm
  vim.fn.confirm = function(question)
    asked = question
    return 1
  end
  type_keys("dd")
  eventually_noticed("no longer among your films")
  vim.fn.confirm = confirm
  equal(asked, "Remove The Hunger Games: Sunrise on the Reaping with its rating?")
  eventually("the mark is gone here", function()
    return lines()[1]:find("Reaping +2026")
  end)
  eventually("the mark is gone there", function()
    return first() == before
  end)
  equal(marquee.library.list():wait(patience).items, {})
  type_keys("dd")
  eventually_noticed("is not among your films")
end)

library_test("what is refused is said, and an entry with more than a mark stays if one thinks again", function(marquee)
  run("Marquee now")
  type_keys("11r")
  eventually_noticed("rating.*from 0")
  type_keys("s")
  eventually_noticed(": seen$")
  marquee.library.set({ id = "amc:movie:64825", note = "With Ann." }):wait(patience)
  local confirm, asked = vim.fn.confirm, nil
  vim.fn.confirm = function(question)
    asked = question
    return 2
  end
  type_keys("dd")
  eventually("the question", function()
    return asked
  end)
  vim.fn.confirm = confirm
  matches(asked, "with its note%?$")
  equal(#marquee.library.list():wait(patience).items, 1)
  run("Marquee theatres Olathe, KS")
  vim.cmd("Marquee want")
  matches(last_notice(), "put the cursor on a film, or give its title or id")
end)

library_test("a page has the mark in words, and so do the rows of a person and of what's on", function(marquee)
  marquee.library.set({ id = "tmdb:movie:268", rating = 9, seenOn = { "2026-11-20" }, tags = { "bats" } }):wait(patience)
  run("Marquee movie tmdb:movie:268")
  matches(content(), "\n  My films: seen, 9 of 10 · on 2026%-11%-20 · bats\n")
  type_keys("+")
  eventually_shown("\n  My films: wanted, 9 of 10 · on 2026%-11%-20 · bats\n")
  run("Marquee collection tmdb:collection:120794")
  matches(content(), "\n    Batman +%+ 9 +1989")
  run("Marquee person tmdb:person:2232")
  go_to("1989 +Batman")
  type_keys("8r")
  eventually_shown("1989 +Batman +✓ 8 +Bruce Wayne")
  run("Marquee all batman")
  matches(content(), "^ Batman +✓ 8 +1989")
  go_to("1966")
  type_keys("+")
  eventually_shown(" Batman +%+ +1966")
  run("Marquee whats-on Olathe, KS tonight")
  go_to("^    ?%d%d:%d%d")
  type_keys("+")
  eventually_noticed(": wanted$")
  eventually_shown("^ [^\n]+ %+ +20%d%d")
end)

library_test("my films are listed by status, lead to their pages, and follow changes", function(marquee)
  run("Marquee films")
  matches(content(), "Nothing yet%. %+ on a film")
  marquee.library.set({ id = "tmdb:movie:62" }):wait(patience)
  eventually_shown("^ 2001: A Space Odyssey +%+ +1968%-04%-03\n   wanted")
  marquee.library.set({ id = "tmdb:show:2287", rating = 10, note = "Holy sandbox!" }):wait(patience)
  eventually_shown("^ Batman +✓ 10 +1966%-01%-12\n   show · seen, 10 of 10 · Holy sandbox!\n 2001")
  settled()
  run("Marquee films wanted")
  equal({ shown(), vim.b.marquee_status.title, #lines() }, { "films/wanted", "My films · wanted", 2 })
  press("<CR>")
  equal(shown(), "movie/tmdb:movie:62")
  press("q")
  run("Marquee films")
  press("<CR>")
  equal(shown(), "show/tmdb:show:2287")
  matches(content(), "My films: seen, 10 of 10 · Holy sandbox!")
  press("q")
  go_to("2001")
  type_keys("dd")
  eventually("the row is gone", function()
    return not content():find("2001")
  end)
  matches(content(), "^ Batman ")
end)

library_test("commands mark a film by its id, by its title, and under the cursor", function(marquee)
  vim.cmd("Marquee want tt0096895")
  eventually_noticed("Batman: wanted$")
  vim.cmd("Marquee rate 7.5 hunger games")
  eventually_noticed("Sunrise on the Reaping: seen, 7.5 of 10$")
  local offered
  local select = vim.ui.select
  vim.ui.select = function(items, _, choose)
    offered = items
    choose(items[2])
  end
  vim.cmd("Marquee seen batman")
  eventually_noticed("The Batman: seen$")
  vim.ui.select = select
  equal({ offered[1], offered[2] }, { "Batman (1989)", "The Batman (2022)" })
  vim.cmd("Marquee forget tmdb:movie:414906")
  eventually_noticed("The Batman: no longer among your films")
  run("Marquee movie tmdb:movie:62")
  vim.cmd("Marquee rate 6")
  eventually_noticed("2001: A Space Odyssey: seen, 6 of 10$")
  eventually_shown("My films: seen, 6 of 10")
  vim.cmd("Marquee rate zzzzzzz")
  eventually_noticed("no film is called zzzzzzz")
  equal(#marquee.library.list():wait(patience).items, 3)
end)

library_test("seen=hide leaves out what one has seen, seen=only all else", function(marquee)
  marquee.library.set({ id = "tmdb:movie:268", status = "seen" }):wait(patience)
  run("Marquee search batman seen=hide")
  equal(vim.b.marquee_status, { title = "“batman” · not seen", detail = "5 · 1 left out by seen" })
  assert(not content():find("1989", 1, true), content())
  run("Marquee search batman seen=only")
  equal({ shown(), #lines() }, { "search/batman/seen=only", 2 })
  matches(lines()[1], "^ Batman +✓ +1989")
  run("Marquee popular seen=only")
  assert(not content():find("Nothing"), content())
  run("Marquee whats-on Olathe, KS tonight seen=hide")
  matches(vim.b.marquee_status.title, "^Olathe, KS · .* tonight · for %d+ · not seen$")
  equal(vim.fn.getcompletion("Marquee popular seen", "cmdline"), { "seen=hide", "seen=only" })
  equal(vim.fn.getcompletion("Marquee soon seen=h", "cmdline"), { "seen=hide" })
  equal(vim.fn.getcompletion("Marquee films ", "cmdline"), { "wanted", "seen" })
  assert(vim.tbl_contains(vim.fn.getcompletion("Marquee rate 8 the godfathr", "cmdline"), "Godfather"))
end)

library_test("a change of more films than the server names is asked for anew", function(marquee)
  run("Marquee now")
  -- Another process has it, of whose changes there is no notification.
  local other = require("marquee").new({ sandbox = true, environment = marquee.client().options.environment })
  local row, failure = other.library.set({ id = "amc:movie:64825" }):wait(patience)
  assert(row, failure)
  other:stop()
  require("marquee.ui.marks").change({ entries = 500 })
  eventually_shown("^ The Hunger Games: Sunrise on the Reaping +%+ +2026")
end)
