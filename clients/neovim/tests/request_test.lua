-- SPDX-License-Identifier: MIT
--
-- require("marquee") for scripts: calls, lists, cancels, waits, errors.

local marquee = sandbox()

test("a callback gets the result", function()
  local got
  marquee.movies.get({ id = "amc:movie:64825" }, function(error, movie)
    got = { error = error, title = movie.title }
  end)
  eventually("an answer", function()
    return got
  end)
  equal(got, { title = "The Hunger Games: Sunrise on the Reaping" })
end)

test("an error is a table that says all, and a line for people", function()
  local result, error = marquee.movies.get({ id = "amc:movie:1" }):wait(patience)
  equal(result, nil)
  equal({ error.code, error.kind, error.retryable, error.data.provider }, { -32012, "notFound", false, "amc" })
  matches(tostring(error), "no such movie")
end)

test("a list's pages come in order, with progress, and the summary has all rows", function()
  local pages, progress = {}, {}
  local summary = marquee.movies
    .now_playing({ pageSize = 10 }, {
      on_page = function(page)
        table.insert(pages, page.page)
      end,
      on_progress = function(value)
        table.insert(progress, value.kind)
      end,
    })
    :wait(patience)
  equal(pages, { 1, 2, 3, 4, 5, 6 })
  equal({ progress[1], progress[#progress] }, { "begin", "end" })
  equal({ #summary.items, summary.itemCount, summary.complete }, { 51, 51, true })
end)

test("a list by its wire name gives one page, and streams if there is an on_page", function()
  equal(marquee.request("movies/nowPlaying", { pageSize = 5 }):wait(patience).kind, "page")
  local pages = 0
  local summary = marquee
    .request("movies/nowPlaying", { pageSize = 30 }, {
      on_page = function()
        pages = pages + 1
      end,
    })
    :wait(patience)
  equal({ pages, summary.kind }, { 2, "summary" })
end)

test("a part of a movie comes before all of it", function()
  local partial
  local movie = marquee.movies
    .get({ id = "amc:movie:64825", link = true }, {
      on_partial = function(item)
        partial = item
      end,
    })
    :wait(patience)
  equal({ partial.id, partial.rating }, { "amc:movie:64825" })
  equal(movie.rating, 7.7)
end)

test("a cancel ends in an error of its own, and on_done hears of it", function()
  local client = marquee.new({
    environment = upstream(),
  })
  local heard
  -- Its second page never comes, so that the answer can't be faster than the cancel.
  local request = client.movies.coming_soon({ pageSize = 10 }, {
    on_done = function(error)
      heard = error
    end,
  })
  request:cancel()
  local _, error = request:wait(patience)
  equal(error.kind, "requestCancelled")
  equal(heard, error)
  equal(client.server.ping():wait(patience).pong, true)
  client:stop()
end)

test("a coroutine is resumed with the result, and takes rows as they come", function()
  local title, rows = nil, 0
  local finished = false
  coroutine.wrap(function()
    title = marquee.movies.get({ id = "tmdb:movie:268" }):await().title
    for _ in marquee.movies.now_playing({ pageSize = 10 }):each() do
      rows = rows + 1
    end
    finished = true
  end)()
  eventually("the end of the coroutine", function()
    return finished
  end)
  equal({ title, rows }, { "Batman", 51 })
end)

test("a loop over rows waits outside of coroutines, and ends by an error that can be seen", function()
  local request = marquee.showtimes.at_theatre({ theatreId = "amc:theatre:999999" })
  for _ in request:each() do
    error("there is no row")
  end
  equal(request.error.kind, "notFound")
end)

test("a handler may ask and wait itself, and nothing is lost or turned round", function()
  local pages, inner = {}, 0
  local summary = marquee.movies
    .now_playing({ pageSize = 5 }, {
      on_page = function(page)
        table.insert(pages, page.page)
        local pong = marquee.server.ping({ sequence = 1 }):wait(patience)
        inner = inner + pong.sequence
      end,
    })
    :wait(patience)
  table.sort(pages)
  equal({ #pages, inner, #summary.items }, { 11, 11, 51 })
end)

test("a handler that fails is shown and harms nobody", function()
  local request = marquee.server.ping({}, function()
    error("my mistake")
  end)
  equal(request:wait(patience).pong, true)
  eventually("a notice", function()
    return notified()[1]
  end)
  matches(notified()[1].message, "my mistake")
  equal(marquee.server.ping():wait(patience).pong, true)
end)

test("integers keep all their digits", function()
  local big = 2 ^ 53 - 1
  equal(marquee.server.ping({ sequence = big, sentAt = -big }):wait(patience).sequence, big)
end)

test("params that are no JSON end in an error", function()
  local _, error = marquee.server.ping({ sequence = print }):wait(patience)
  equal(error.kind, "invalidParams")
end)

test("a wait that is too short cancels, and says so", function()
  local client = marquee.new({
    environment = upstream(),
  })
  local request = client.movies.get({ id = "amc:movie:408" })
  local _, error = request:wait(50)
  equal(error.kind, "timedOut")
  equal(select(2, request:wait(patience)).kind, "requestCancelled")
  client:stop()
end)

test("Neovim takes back what is open when it is closed, and the server reads it to the end", function()
  local heard = vim.fn.tempname()
  vim.fn.system({
    vim.v.progpath,
    "--headless",
    "-u",
    "NONE",
    "--cmd",
    "set runtimepath^=" .. root .. "/clients/neovim",
    "-c",
    ("lua require('marquee').setup({ command = { 'sh', '-c', 'cat >%s' } })"):format(heard),
    "-c",
    "lua require('marquee').movies.get({ id = 'amc:movie:1' })",
    "-c",
    "qall!",
  })
  local messages = vim.tbl_map(vim.json.decode, vim.fn.readfile(heard))
  local sent, last = messages[3], messages[#messages]
  equal({ sent.method, last.method, last.params.id }, { "movies/get", "$/cancelRequest", sent.id })
end)

test("notifications of the server go to those who asked for them", function()
  local changes = 0
  local client = marquee.new({
    sandbox = true,
    notifications = {
      ["suggestions/didChange"] = function()
        changes = changes + 1
      end,
    },
  })
  client.search.movies({ query = "alien" }):wait(patience)
  eventually("a notification", function()
    return changes > 0
  end)
  client:stop()
end)

test("language and region reach the server", function()
  local client = marquee.new({ sandbox = true, language = "de", region = "DE" })
  local offers = client.movies.watch_providers({ id = "tmdb:movie:268" }):wait(patience)
  equal(vim.tbl_keys(offers.regions), { "DE" })
  client:stop()
end)

test("a language that the server refuses is told", function()
  local client = marquee.new({ sandbox = true, language = "not a language" })
  equal(client.server.ping():wait(patience).pong, true)
  client:stop()
  matches(notified()[1].message, "an option was refused.*language")
end)

test("an option that is not known is refused", function()
  local fine, reason = pcall(marquee.setup, { sandbocks = true })
  equal(fine, false)
  matches(reason, 'unknown option "sandbocks"; known are arguments, command')
  matches(select(2, pcall(marquee.setup, { pages = "two" })), '"pages" must not be a string')
end)

test("every method of the server is a function", function()
  local document = marquee.rpc.discover():wait(patience)
  local count = 0
  for _, method in ipairs(document.methods) do
    local family, verb = method.name:match("^(%w+)[/.](%w+)$")
    if family then
      local snake = verb:gsub("%u", function(letter)
        return "_" .. letter:lower()
      end)
      assert(type((marquee[family] or {})[snake]) == "function", method.name)
      count = count + 1
    end
  end
  assert(count > 40)
end)
