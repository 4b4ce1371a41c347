-- SPDX-License-Identifier: MIT
--
-- Addresses on pages: <CR> and gx open them outside Neovim, b buys, and what has none says so.

local address = require("marquee.ui.address")

local function keys_open(keys)
  return opened(function()
    type_keys(keys)
  end)
end

test("the address under the cursor comes before the others of its line", function()
  vim.api.nvim_buf_set_lines(0, 0, -1, false, { "https://a.example/1 and <https://b.example/2>." })
  vim.api.nvim_win_set_cursor(0, { 1, 30 })
  equal(address.under_cursor(), "https://b.example/2")
  vim.api.nvim_win_set_cursor(0, { 1, 21 })
  equal(address.under_cursor(), "https://a.example/1")
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

in_sandbox("b buys and gx browses where there is an address; elsewhere both say so", function()
  for command, pattern in pairs({
    ["theatres Olathe"] = "/movie%-theatres/",
    ["showtimes amc:theatre:6"] = "amctheatres%.com/showtimes/all/2026",
    ["seats amc:showtime:3820778482513"] = "amctheatres%.com/showtimes/all/2026",
  }) do
    run("Marquee " .. command)
    matches(keys_open("b")[1], pattern)
    matches(keys_open("gx")[1], pattern)
  end
  run("Marquee search zzzz")
  equal({ keys_open("gx"), keys_open("b") }, { {}, {} })
  matches(notified()[1].message, "no address is known")
  matches(last_notice(), "put the cursor on a showing with tickets")
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
