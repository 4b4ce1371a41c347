-- SPDX-License-Identifier: MIT
--
-- A list's buffer: filling, going on, opening, reloading, cancelling.

local View = require("marquee.ui.view")

--- The server's own count of what runs.
local function running()
  return require("marquee").server.status():wait(patience).running
end

in_sandbox("a list has a buffer of its own kind, which can't be changed", function()
  run("Marquee now")
  equal({ vim.api.nvim_buf_get_name(0), shown() }, { "marquee://Now playing", "now" })
  equal({ vim.bo.filetype, vim.bo.buftype, vim.bo.modifiable, vim.bo.swapfile }, { "marquee", "nofile", false, false })
  matches(lines()[1], "^ The Hunger Games: Sunrise on the Reaping +2026%-11%-20 PG%-13 2h30$")
  matches(lines()[2], "^   On his birthday a boy from the coal district")
end)

in_sandbox("rows have stars where there is a rating", function()
  run("Marquee now tmdb")
  matches(lines()[1], "2026%-11%-20 +★★★★☆ 7%.7$")
end)

in_sandbox("a movie that returns has the day it is back, and the year it came out", function()
  run("Marquee soon")
  local returning = vim.tbl_filter(function(line)
    return line:find("It's a Wonderful Life", 1, true)
  end, lines())
  matches(returning[1], "It's a Wonderful Life %(1946%) +20%d%d%-%d%d%-%d%d PG ")
  assert(not lines()[1]:find("(1946)", 1, true), "what is back in December comes after what is new this week")
end)

in_sandbox("the columns stand under each other, also under Japanese and Arabic", function()
  run("Marquee search 千と千尋")
  run("Marquee now tmdb")
  local text = require("marquee.text")
  for number = 1, #lines() - 1, 2 do
    local before_date = lines()[number]:match("^(.-)%d%d%d%d%-%d%d%-%d%d ")
    equal(text.width(before_date), text.width(lines()[1]:match("^(.-)%d%d%d%d%-")))
  end
  local function first_line(title)
    local row = require("marquee.ui.rows.movie")({ id = "tmdb:movie:1", title = title, releaseDate = "2001-07-20" }, 60)
    return table.concat(vim.tbl_map(function(piece)
      return piece[1]
    end, row[1]))
  end
  equal(text.width(first_line("千と千尋の神隠し")), text.width(first_line("Batman")))
end)

test("the bar tells how far it is", function()
  sandbox({ pages = 1 })
  vim.cmd("Marquee now")
  local function bar()
    local option = vim.fn.exists("+winbar") == 1 and vim.wo.winbar or vim.wo.statusline
    return vim.api.nvim_eval_statusline(option, {}).str
  end
  matches(bar(), "Now playing.*─")
  settled()
  matches(bar(), "Now playing.*20 of 51.*g%? keys")
  assert(not bar():find("─"))
end)

in_sandbox("in a narrow bar the title gives way first, then whole parts of what follows", function()
  run("Marquee now")
  local view = View.current()
  local before = vim.o.columns
  for columns, bar in pairs({
    [62] = "Now playing  F5 · seat · Premiere · Preferred +$2.00 · free",
    [58] = "Now playing  F5 · seat · Premiere · Preferred +$2.00",
    [46] = "Now playing  F5 · seat · Premiere",
    [20] = "Now p…  F5 · seat",
  }) do
    vim.o.columns = columns
    view:status({ detail = "F5 · seat · Premiere · Preferred +$2.00 · free" })
    equal(vim.b.marquee_bar, bar)
  end
  for title, drawn in pairs({
    ["Olathe, KS · Friday 2026-11-27 · for 2"] = "Olathe, KS · Friday 2026-11-27 ·…  40 of 44",
    ["Kansas City, MO · Friday in three weeks"] = "Kansas City, MO · Friday in…  40 of 44",
    ["Theatres near 10036"] = "Theatres near 10036  40 of 44",
  }) do
    vim.o.columns = 46
    view:status({ title = title, detail = "40 of 44" })
    equal(vim.b.marquee_bar, drawn)
    local has_room = not title:find("2026")
    equal(vim.startswith(vim.b.marquee_keys, "g?"), has_room) -- The day comes before the key.
  end
  vim.o.columns = before
end)

test("the list fills while pages come", function()
  sandbox({ pages = 20, page_size = 5 })
  vim.cmd("Marquee now")
  local seen = {}
  local buffer = vim.api.nvim_get_current_buf()
  vim.api.nvim_buf_attach(buffer, false, {
    on_lines = function()
      seen[vim.api.nvim_buf_line_count(buffer)] = true
    end,
  })
  settled()
  equal(#lines(), 102)
  for _, count in ipairs({ 11, 21, 31, 41 }) do
    assert(seen[count], ("never %d lines"):format(count))
  end
end)

test("the next page comes when the cursor reaches the end, until there is none", function()
  sandbox({ pages = 1 })
  run("Marquee now")
  equal({ #lines(), lines()[41] }, { 41, "  ↓ more" })
  cursor_to(5)
  equal(View.current().list.request, nil)
  cursor_to(41)
  settled()
  equal({ #lines(), vim.fn.line(".") }, { 81, 41 })
  cursor_to(81)
  settled()
  equal(#lines(), 102)
  equal(vim.b.marquee_status.detail, "51")
  cursor_to(102)
  equal(View.current().list.request, nil)
end)

in_sandbox("an empty list says so in the server's words", function()
  run("Marquee search zzzz")
  matches(content(), "No movies match “zzzz”%.")
end)

test("R loads anew, from the provider", function()
  sandbox({ pages = 1 })
  run("Marquee now")
  cursor_to(41)
  settled()
  local asked
  local client = require("marquee").client()
  local connection = client.connection
  local send = connection.request
  connection.request = function(self, request, method, params, wants)
    asked = method == "movies/nowPlaying" and params or asked
    return send(self, request, method, params, wants)
  end
  type_keys("R")
  connection.request = nil
  settled()
  equal(#lines(), 41)
  equal({ asked.page, asked.cache }, { 1, "reload" })
end)

test(":edit loads anew as well", function()
  sandbox({ pages = 1 })
  run("Marquee now")
  vim.cmd("edit")
  eventually("the list", function()
    return #lines() == 41
  end)
end)

test("a buffer that is wiped in mid-stream cancels its request", function()
  local marquee = require("marquee")
  marquee.setup({
    environment = upstream(),
    pages = 9,
  })
  for _, way in ipairs({ "bwipeout!", "bdelete!", "normal q" }) do
    vim.cmd("Marquee soon") -- Of which this upstream gives one page, and then is silent.
    eventually("the first page", function()
      return #lines() > 10
    end)
    local request = View.current().list.request
    equal(running(), 1)
    vim.cmd(way)
    eventually("the end of the request after " .. way, function()
      return request.done
    end)
    equal(request.error.kind, "requestCancelled")
    eventually("the server to be idle", function()
      return running() == 0
    end)
    equal(#notified(), 0)
    vim.cmd("silent! bwipeout! marquee://Coming\\ soon")
  end
end)

in_sandbox("]] and [[ go from entry to entry", function()
  run("Marquee now")
  type_keys("]]")
  equal(vim.fn.line("."), 3)
  type_keys("j]]")
  equal(vim.fn.line("."), 5)
  type_keys("[[")
  equal(vim.fn.line("."), 3)
end)

test("titles with newlines and escapes stand on one line", function()
  require("marquee").setup({
    environment = upstream(),
  })
  run("Marquee movie amc:movie:1005")
  matches(content(), "tab newline backslash\\ nul  end")
end)
