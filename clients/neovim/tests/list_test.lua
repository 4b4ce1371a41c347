-- SPDX-License-Identifier: MIT
--
-- A list's buffer: filling, going on, opening, reloading, cancelling.

local View = require("marquee.ui.view")

--- The server's own count of what runs.
local function running()
  return require("marquee").server.status():wait(patience).running
end

in_sandbox("a list has a buffer of its own kind, which can't be changed", function()
  run("Marquee now tmdb")
  equal({ vim.api.nvim_buf_get_name(0), shown() }, { "marquee://Movies now playing", "movies/nowPlaying" })
  equal({ vim.bo.filetype, vim.bo.buftype, vim.bo.modifiable, vim.bo.swapfile }, { "marquee", "nofile", false, false })
  matches(lines()[1], "^   title +year  rating  released")
  matches(lines()[2], "^   The Hunger Games: Sunrise on the Reaping +2026     7%.7  20 Nov 2026")
  equal(vim.fn.line("."), 2)
end)

test("the bar tells how far it is", function()
  sandbox({ pages = 1 })
  vim.cmd("Marquee now")
  local function bar()
    local option = vim.fn.exists("+winbar") == 1 and vim.wo.winbar or vim.wo.statusline
    return vim.api.nvim_eval_statusline(option, {}).str
  end
  matches(bar(), "Movies that play now.*─")
  settled()
  matches(bar(), "Movies now playing.*20 of 51.*g%? keys")
  assert(not bar():find("─"))
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
  equal(#lines(), 52)
  for _, count in ipairs({ 7, 12, 17, 22 }) do
    assert(seen[count], ("never %d lines"):format(count))
  end
end)

test("the next page comes when the cursor reaches the end, until there is none", function()
  sandbox({ pages = 1 })
  run("Marquee now")
  equal({ #lines(), lines()[22] }, { 22, "   ↓ more" })
  cursor_to(5)
  equal(View.current().page.request, nil)
  cursor_to(21)
  settled()
  equal({ #lines(), vim.fn.line(".") }, { 42, 21 })
  cursor_to(41)
  settled()
  equal({ #lines(), vim.b.marquee_status.detail }, { 52, "51" })
  cursor_to(52)
  equal(View.current().page.request, nil)
end)

in_sandbox("an empty list says so in the server's words", function()
  run("Marquee search zzzz")
  matches(content(), "No movies match “zzzz”%.")
end)

test("R loads anew, from the provider", function()
  sandbox({ pages = 1 })
  run("Marquee now")
  cursor_to(22)
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
  equal(#lines(), 22)
  equal(asked.cache, "reload")
end)

test(":edit loads anew as well", function()
  sandbox({ pages = 1 })
  run("Marquee now")
  vim.cmd("edit")
  eventually("the list", function()
    return #lines() == 22
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
      return #lines() > 5
    end)
    local request = View.current().page.request
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
    vim.cmd("silent! bwipeout! marquee://Movies\\ coming\\ soon")
  end
end)

in_sandbox("]] and [[ go from entry to entry, or so many", function()
  run("Marquee now")
  type_keys("]]")
  equal(vim.fn.line("."), 3)
  type_keys("3]]")
  equal(vim.fn.line("."), 6)
  type_keys("9[[")
  equal(vim.fn.line("."), 2)
  run("Marquee whats-on Olathe, KS")
  type_keys("]]")
  matches(vim.api.nvim_get_current_line(), "^   %S.* %(%d%d%d%d%)")
end)

test("titles with newlines and escapes stand on one line", function()
  require("marquee").setup({
    environment = upstream(),
  })
  run("Marquee movie amc:movie:1005")
  matches(content(), "tab newline backslash\\ nul end")
end)
