-- A list's buffer: filling, going on, opening, reloading, cancelling.

local View = require("marquee.ui.view")

local function cursor_to(line)
  vim.api.nvim_win_set_cursor(0, { line, 0 })
  vim.cmd("doautocmd CursorMoved")
end

--- The server's own count of what runs.
local function running()
  return require("marquee").server.status():wait(patience).running
end

local function buffer_named(name)
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_get_name(buffer) == "marquee://" .. name then
      return buffer
    end
  end
end

test("a list has a buffer of its own kind, which can't be changed", function()
  sandbox()
  vim.cmd("Marquee now")
  settled()
  equal(vim.api.nvim_buf_get_name(0), "marquee://now")
  equal({ vim.bo.filetype, vim.bo.buftype, vim.bo.modifiable, vim.bo.swapfile }, { "marquee", "nofile", false, false })
  matches(lines()[1], "^ The Hunger Games: Sunrise on the Reaping +2026%-11%-20 PG%-13 2h30$")
  matches(lines()[2], "^   On his birthday a boy from the coal district")
end)

test("rows have stars where there is a rating", function()
  sandbox()
  vim.cmd("Marquee now tmdb")
  settled()
  matches(lines()[1], "2026%-11%-20 +★★★★☆ 7%.7$")
end)

test("the columns stand under each other, also under Japanese and Arabic", function()
  sandbox()
  vim.cmd("Marquee search 千と千尋")
  settled()
  vim.cmd("Marquee now tmdb")
  settled()
  local text = require("marquee.text")
  for number = 1, #lines() - 1, 2 do
    local before_date = lines()[number]:match("^(.-)%d%d%d%d%-%d%d%-%d%d ")
    equal(text.width(before_date), text.width(lines()[1]:match("^(.-)%d%d%d%d%-")))
  end
  local row = require("marquee.ui.rows.movie")({ id = "tmdb:1", title = "千と千尋の神隠し", releaseDate = "2001-07-20" }, 60)
  local line = table.concat(vim.tbl_map(function(piece)
    return piece[1]
  end, row[1]))
  local batman = require("marquee.ui.rows.movie")({ id = "tmdb:1", title = "Batman", releaseDate = "1989-06-23" }, 60)
  local other = table.concat(vim.tbl_map(function(piece)
    return piece[1]
  end, batman[1]))
  equal(text.width(line), text.width(other))
end)

test("the bar tells how far it is", function()
  sandbox({ pages = 1 })
  vim.cmd("Marquee now")
  matches(require("marquee.ui.bar").text(), "Now playing.*─")
  settled()
  matches(require("marquee.ui.bar").text(), "Now playing.*20 of 51.*g%? help")
  assert(not require("marquee.ui.bar").text():find("─"))
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
  vim.cmd("Marquee now")
  settled()
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

test("an empty list says so in the server's words", function()
  sandbox()
  vim.cmd("Marquee search zzzz")
  settled()
  matches(content(), "No movies match “zzzz”%.")
end)

test("<CR> opens a movie's page in the same window, q goes back", function()
  sandbox()
  vim.cmd("Marquee now")
  settled()
  cursor_to(4)
  type_keys("<CR>")
  settled()
  equal(vim.api.nvim_buf_get_name(0), "marquee://movie/amc:64802")
  matches(content(), "The Cat in the Hat")
  type_keys("q")
  equal(vim.api.nvim_buf_get_name(0), "marquee://now")
  equal(vim.fn.line("."), 4)
  equal(buffer_named("movie/amc:64802"), nil)
end)

test("q closes the window that the command opened", function()
  sandbox()
  vim.cmd("edit something")
  vim.cmd("Marquee now")
  equal(#vim.api.nvim_list_wins(), 2)
  type_keys("q")
  equal({ #vim.api.nvim_list_wins(), buffer_named("now") }, { 1 })
  matches(vim.api.nvim_buf_get_name(0), "something$")
end)

test("the window gets its own look back", function()
  sandbox()
  vim.wo.number = true
  vim.wo.wrap = true
  vim.cmd("Marquee now")
  equal({ vim.wo.number, vim.wo.wrap }, { false, false })
  vim.cmd("enew")
  equal({ vim.wo.number, vim.wo.wrap }, { true, true })
end)

test("R loads anew", function()
  sandbox({ pages = 1 })
  vim.cmd("Marquee now")
  settled()
  cursor_to(41)
  settled()
  type_keys("R")
  settled()
  equal(#lines(), 41)
end)

test(":edit loads anew as well", function()
  sandbox({ pages = 1 })
  vim.cmd("Marquee now")
  settled()
  vim.cmd("edit")
  eventually("the list", function()
    return #lines() == 41
  end)
end)

test("modifiers say where it opens", function()
  sandbox()
  vim.cmd("edit something")
  vim.cmd("tab Marquee now")
  equal(vim.fn.tabpagenr("$"), 2)
  vim.cmd("tabonly")
  sandbox({ modifiers = "vertical" })
  vim.cmd("only | edit other")
  vim.cmd("Marquee soon")
  equal(vim.fn.winlayout()[1], "row")
end)

test("several lists fill at once, each its own", function()
  sandbox()
  vim.cmd("edit something")
  vim.cmd("Marquee now")
  vim.cmd("wincmd p")
  vim.cmd("Marquee soon")
  vim.cmd("wincmd p")
  for _, name in ipairs({ "now", "soon" }) do
    eventually(name .. " is there", function()
      return not vim.b[buffer_named(name)].marquee_status.percentage
    end)
    assert(vim.api.nvim_buf_line_count(buffer_named(name)) > 20)
  end
  local function first(name)
    return vim.api.nvim_buf_get_lines(buffer_named(name), 0, 1, false)[1]
  end
  assert(first("now") ~= first("soon"))
end)

test("the same command again shows the buffer that is there", function()
  sandbox()
  vim.cmd("edit something")
  vim.cmd("Marquee now")
  settled()
  local buffer = vim.api.nvim_get_current_buf()
  vim.cmd("wincmd p")
  vim.cmd("Marquee now")
  equal(vim.api.nvim_get_current_buf(), buffer)
  equal(#vim.api.nvim_list_wins(), 2)
  settled()
end)

test("a buffer that is wiped in mid-stream cancels its request", function()
  local marquee = require("marquee")
  marquee.setup({
    environment = { MARQUEE_AMC_URL = vim.env.MARQUEE_SCENARIO_UPSTREAM, MARQUEE_AMC_KEY = "test", MARQUEE_AMC_RATE = "0" },
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
    vim.cmd("silent! bwipeout! marquee://soon")
  end
end)

test("g? tells the keys", function()
  sandbox()
  vim.cmd("Marquee now")
  settled()
  type_keys("g?")
  matches(content(), "<CR> +open what is under the cursor")
  matches(content(), "t +theatres that show the movie")
  type_keys("q")
  equal(vim.bo.filetype, "marquee")
end)

test("]] and [[ go from entry to entry", function()
  sandbox()
  vim.cmd("Marquee now")
  settled()
  type_keys("]]")
  equal(vim.fn.line("."), 3)
  type_keys("j]]")
  equal(vim.fn.line("."), 5)
  type_keys("[[")
  equal(vim.fn.line("."), 3)
end)

test("a wider window is drawn anew", function()
  sandbox({ pages = 1 })
  vim.o.columns = 70
  vim.cmd("Marquee now")
  settled()
  local narrow = vim.fn.strdisplaywidth(lines()[2])
  vim.o.columns = 100
  vim.cmd("doautocmd VimResized")
  assert(vim.fn.strdisplaywidth(lines()[2]) > narrow)
  equal(#lines(), 41)
end)

test("titles with newlines and escapes stand on one line", function()
  require("marquee").setup({
    environment = { MARQUEE_AMC_URL = vim.env.MARQUEE_SCENARIO_UPSTREAM, MARQUEE_AMC_KEY = "test", MARQUEE_AMC_RATE = "0" },
  })
  vim.cmd("Marquee movie amc:1005")
  settled()
  matches(content(), "tab newline backslash\\ nul  end")
end)
