-- SPDX-License-Identifier: MIT
--
-- :Marquee on the command line: what it takes, what it refuses, what Tab offers, and that it loads nothing at startup.

local completion = require("marquee.completion")

local function offered(line)
  local found = vim.fn.getcompletion(line, "cmdline")
  table.sort(found)
  return found
end

test("Tab offers the subcommands", function()
  equal(offered("Marquee s"), { "search", "seats", "seen", "show", "showtimes", "soon", "stop" })
  equal(completion.complete("no", "vertical Marquee no", 19), { "now" })
  equal(offered("Marquee now "), { "amc", "tmdb" })
  equal(offered("Marquee trending w"), { "week" })
  equal(offered("Marquee nonsense x"), {})
  equal(offered("Marq trending w"), { "week" })
end)

test("Tab offers earlier searches and titles, whole and word by word, with typing errors forgiven", function()
  local marquee = sandbox()
  marquee.suggestions.clear():wait(patience)
  for _, query in ipairs({ "alien", "amélie", "千と千尋" }) do
    marquee.search.movies({ query = query }):wait(patience)
  end
  equal(offered("Marquee search "), { "alien", "amélie", "千と千尋" })
  for line, best in pairs({
    ["search the godfathr"] = "Godfather",
    ["search godfathr"] = "The Godfather",
  }) do
    local whole = "Marquee " .. line
    equal(completion.complete(line:match("%S+$"), whole, #whole)[1], best)
  end
  assert(vim.tbl_contains(offered("Marquee search 千"), "千と千尋"))
  equal(offered("Marquee search zzzzzzz"), {})
end)

in_sandbox("choosing a completion runs it", function()
  press(":Marquee search the<C-l><C-u>Marquee search the batman<CR>")
  equal(shown(), "search/movies the batman")
end)

in_sandbox("Tab offers theatres and cities", function(marquee)
  -- Tab waits a second, which on a busy machine is not enough for a backend that has just been started.
  marquee.theatres.suggest({ query = "stud" }):wait(patience)
  equal(offered("Marquee theatres stud"), { "AMC DINE-IN Studio 28" })
  equal(offered("Marquee theatres kansas"), { "Kansas City, MO" })
  equal(offered("Marquee showtimes AMC Esq"), { "Esquire 7" })
  equal(offered("Marquee theatres "), {})
  equal(offered("Marquee whats-on kansas"), { "Kansas City, MO" })
end)

in_sandbox("Tab offers people, shows and series", function(marquee)
  marquee.suggestions.complete({ query = "michael k" }):wait(patience)
  assert(vim.tbl_contains(offered("Marquee person michael k"), "Keaton"))
  assert(vim.tbl_contains(offered("Marquee person keaton"), "Michael Keaton"))
  assert(vim.tbl_contains(offered("Marquee show batman"), "Batman: The Animated Series"))
  equal(offered("Marquee collection batman"), { "Batman Collection" })
  equal(offered("Marquee collection "), {})
end)

in_sandbox("Tab offers days after a place", function()
  equal(offered("Marquee whats-on Olathe, KS to"), { "today", "tomorrow", "tonight" })
  equal(offered("Marquee showtimes AMC Esquire 7 fri"), { "friday" })
  equal(offered("Marquee showtimes AMC Esquire 7 next f"), { "friday" })
  equal(offered("Marquee whats-on Olathe, KS this w"), { "week", "weekend" })
  equal(offered("Marquee theatres Olathe to"), {})
  assert(not vim.tbl_contains(offered("Marquee whats-on to"), "today"))
end)

test("Tab without a server offers nothing, and nobody complains", function()
  require("marquee").setup({ command = "/nowhere/marquee" })
  equal(completion.complete("", "Marquee search ", 15), {})
  equal(#notified(), 0)
end)

in_sandbox("what a subcommand needs is asked for, with completions", function()
  local asked
  vim.ui.input = function(options, answer)
    asked = options
    answer("esquire")
  end
  run("Marquee showtimes")
  matches(asked.prompt, "^Theatre")
  matches(vim.b.marquee_status.title, "AMC Esquire 7")
  equal(completion.theatres("Esq", "AMC Esq"), { "Esquire 7" })

  local before = vim.fn.bufnr()
  vim.ui.input = function(_, answer)
    answer(nil)
  end
  vim.cmd("Marquee seats")
  equal(vim.fn.bufnr(), before)
end)

in_sandbox("without a subcommand one chooses", function()
  local offered_as
  vim.ui.select = function(items, options, choose)
    offered_as = options.format_item(items[vim.fn.index(items, "now") + 1])
    choose("soon")
  end
  run("Marquee")
  matches(offered_as, "^now +movies that play now$")
  equal(shown(), "movies/comingSoon")
end)

test("what can't be meant is refused with an example", function()
  for command, message in pairs({
    ["Marquee nwo"] = 'did you mean now%? :Marquee has no "nwo"',
    ["Marquee whatson Olathe"] = "did you mean whats%-on%?",
    ["Marquee nonsense"] = 'Tab lists the commands; :Marquee has no "nonsense"',
    ["Marquee now netflix"] = "expected amc or tmdb, not netflix",
    ["Marquee soon tmdb"] = "expected nothing, not tmdb",
    ["Marquee movie 64825"] = "an id looks like amc:movie:64825",
    ["Marquee person 10943"] = "an id looks like tmdb:person:2232",
    ["Marquee show 121361"] = "an id looks like tmdb:show:2287",
    ["Marquee collection 120794"] = "an id looks like tmdb:collection:120794",
    ["Marquee seats row"] = "an id looks like amc:showtime:620778162800",
    ["Marquee showtimes tomorrow"] = "a theatre is wanted",
  }) do
    local before = #notified()
    vim.cmd(command)
    equal(#notified(), before + 1)
    matches(notified()[before + 1].message, message)
    assert(#notified()[before + 1].message < 68, "this is so long that one has to press Enter")
  end
end)

test("all lists of movies have a command", function()
  sandbox({ pages = 1 })
  for _, name in ipairs({ "now", "soon", "popular", "top", "trending", "trending week" }) do
    run("Marquee " .. name)
    assert(#lines() > 10, name)
  end
end)

in_sandbox("any method shows what it answers, with its parameters by name", function()
  equal(offered("Marquee movies/tr"), { "movies/trending" })
  equal(offered("Marquee movies/trending win"), { "window=" })
  equal(offered("Marquee movies/trending window="), { "window=day", "window=week" })
  equal(offered("Marquee showtimes/whatsOn date=tonight place=kansas"), { "place=Kansas City, MO" })
  run("Marquee movies/discover genreIds=tmdb:genre:878 year=1977")
  matches(content(), "Star Wars +1977")
  run("Marquee search/movies the batman")
  matches(content(), "The Batman +2022")
  run("Marquee reference/genres")
  matches(content(), "\n   Animation\n")
  vim.cmd("Marquee movies/popula")
  matches(last_notice(), "did you mean movies/popular%? there is no movies/popula")
  vim.cmd("Marquee movies/popular yaer=1977")
  matches(last_notice(), "movies/popular takes no yaer")
  run("Marquee movies/popular pageSize=x")
  matches(content(), '"pageSize" is invalid')
end)

in_sandbox("stop ends what runs without an alarm", function()
  vim.cmd("Marquee now")
  run("Marquee stop")
  matches(content(), "marquee was stopped")
  equal(#notified(), 0)
end)

in_sandbox("stop ends the server, and the next command starts it again", function(marquee)
  marquee.server.ping():wait(patience)
  local process = marquee.client().connection.process
  vim.cmd("Marquee stop")
  equal(vim.fn.jobwait({ process.job }, patience)[1] ~= -1, true)
  equal(marquee.server.ping():wait(patience).pong, true)
end)

test("at startup only the command is there", function()
  local script = vim.fn.tempname()
  vim.fn.writefile({
    "let g:found = exists(':Marquee') == 2",
    "lua vim.g.loaded = table.concat(vim.tbl_keys(package.loaded), ' '):match('marquee%S*') or ''",
    "call writefile([g:found, g:loaded], '" .. script .. ".out')",
    "qall!",
  }, script)
  vim.fn.system({
    vim.v.progpath,
    "--headless",
    "-u",
    "NORC",
    "--cmd",
    "set runtimepath^=" .. root .. "/clients/neovim",
    "-S",
    script,
  })
  equal(vim.fn.readfile(script .. ".out"), { "1", "" })
end)
