-- SPDX-License-Identifier: MIT
--
-- Addresses on pages: <CR> and gx open them outside Neovim, b buys, and what has none says so.

local address = require("marquee.ui.address")

local function keys_open(keys)
  return opened(function()
    type_keys(keys)
  end)
end

in_sandbox("<CR> and gx open the address of the line", function()
  run("Marquee movie amc:movie:64825")
  go_to("^    Trailer")
  local trailer = vim.api.nvim_get_current_line():match("https://%S+")
  equal(keys_open("<CR>"), { trailer })
  equal(keys_open("gx"), { trailer })
  go_to("^    Tickets      www%.amctheatres%.com$") -- There is no room for the whole of it.
  local tickets = keys_open("<CR>")[1]
  matches(tickets, "^https://www%.amctheatres%.com/movies/.*%-64825/showtimes$")
  equal({ keys_open("gx")[1], keys_open("b")[1] }, { tickets, tickets })
end)

test("the address under the cursor comes before the others of its line", function()
  vim.api.nvim_buf_set_lines(0, 0, -1, false, { "https://a.example/1 and <https://b.example/2>." })
  vim.api.nvim_win_set_cursor(0, { 1, 30 })
  equal(address.under_cursor(), "https://b.example/2")
  vim.api.nvim_win_set_cursor(0, { 1, 21 })
  equal(address.under_cursor(), "https://a.example/1")
end)

in_sandbox("gx and b are on every page", function()
  local bought, browsed = "amctheatres%.com/showtimes/all/2026", "amctheatres%.com/"
  for _, page in ipairs({
    { "now", "^ The Hunger", "/showtimes$", browsed },
    { "search batman", "^ Batman", nil, "^https://www%.themoviedb%.org/movie/268$" },
    { "person tmdb:person:2232", "Michael Keaton", nil, "^https://www%.themoviedb%.org/person/2232$" },
    { "person keaton", "^ Michael", nil, "^https://www%.themoviedb%.org/person/2232$" },
    { "show batman", "^ Batman", nil, "^https://www%.themoviedb%.org/tv/2287$" },
    { "collection batman", "^ Batman", nil, "^https://www%.themoviedb%.org/collection/120794$" },
    { "theatres Olathe", "^ AMC", "/movie%-theatres/", "/movie%-theatres/" },
    { "showtimes AMC Esquire 7", "^ %d", bought, bought },
    { "whats-on Olathe, KS", "^   %d", bought, bought },
    { "seats amc:showtime:3820778482513", "SCREEN", bought, bought },
  }) do
    run("Marquee " .. page[1])
    go_to(page[2])
    matches(keys_open("gx")[1], page[4])
    if page[3] then
      matches(keys_open("b")[1], page[3])
    else
      equal(keys_open("b"), {})
      matches(notified()[1].message, "AMC sells no tickets for it")
    end
  end
end)

test("an address that nothing opens is shown whole, on one line, in a narrow window too", function()
  local own, before = vim.ui.open, vim.o.columns
  local url = "https://example.com/" .. ("long"):rep(30)
  vim.o.columns = 46
  vim.ui.open = function()
    return nil, "no xdg-open"
  end
  address.open(url)
  vim.ui.open = own
  equal(lines(), { url })
  local window = vim.api.nvim_win_get_config(0)
  assert(window.width * window.height >= #url and window.width <= 44, window.width)
  type_keys("q")
  vim.o.columns = before
end)

test("b says why tickets can't be bought", function()
  local function reason(showing)
    return select(2, address.of_tickets({ kind = "showtime", item = showing }))
  end
  local url = "https://www.amctheatres.com/showtimes/1"
  equal(reason({ purchaseUrl = url, isSoldOut = true }), "no tickets: sold out")
  equal(reason({ purchaseUrl = url, availability = "cancelled" }), "no tickets: canceled")
  local embargoed = { availability = "embargoed", visibleAt = "2026-12-01T14:00:00Z" }
  matches(reason(embargoed), "embargoed until 2026%-12%-01 14:00")
  equal(reason({ availability = "available" }), "no tickets: AMC sells none online")
  equal(reason({ purchaseUrl = url, availability = "almostSoldOut" }), nil)
  matches(select(2, address.of_tickets(nil)), "nothing to buy")
  local on = { kind = "movie", item = { id = "tmdb:movie:601", showings = { { purchaseUrl = url } } } }
  matches(select(2, address.of_tickets(on)), "put the cursor on one of its showings")
end)

in_sandbox("where there is no address, gx says so", function()
  run("Marquee search zzzz")
  equal(keys_open("gx"), {})
  matches(notified()[1].message, "no address is known")
end)

test("vim.ui.open opens, and what it can't do is told", function()
  local own, asked = vim.ui.open, nil
  vim.ui.open = function(url)
    asked = url
    return nil, "no handler"
  end
  address.open("https://example.com/")
  vim.ui.open = own
  equal(asked, "https://example.com/")
  matches(notified()[1].message, "nothing here opens addresses %(no handler%)")
  equal(lines(), { "https://example.com/" }) -- In a window that the next key closes.
  type_keys("q")
  equal(#vim.api.nvim_list_wins(), 1)
  address.open("file:///etc/passwd")
  matches(notified()[2].message, "this is no address of a web page")
end)

test("without vim.ui.open the system's opener does", function()
  local own, path, folder = vim.ui.open, vim.env.PATH, vim.fn.tempname()
  vim.fn.mkdir(folder)
  vim.fn.writefile({ "#!/bin/sh", 'echo "$1" >"' .. folder .. '/url"' }, folder .. "/xdg-open")
  vim.fn.setfperm(folder .. "/xdg-open", "rwx------")
  vim.ui.open, vim.env.PATH = nil, folder .. ":" .. path
  address.open("https://example.com/?a=b&c=d")
  eventually("the opener", function()
    return vim.fn.filereadable(folder .. "/url") == 1 and #vim.fn.readfile(folder .. "/url") == 1
  end)
  equal(vim.fn.readfile(folder .. "/url"), { "https://example.com/?a=b&c=d" })
  vim.env.PATH = "/nowhere"
  address.open("https://example.com/")
  vim.ui.open, vim.env.PATH = own, path
  matches(notified()[1].message, "nothing here opens addresses")
  type_keys("q")
end)
