-- SPDX-License-Identifier: MIT
--
-- Where buffers are shown, how their windows look, and what becomes of those.

local function buffer_named(name)
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_get_name(buffer) == "marquee://" .. name then
      return buffer
    end
  end
end

in_sandbox("<CR> opens a movie's page in the same window, q goes back", function()
  run("Marquee now")
  cursor_to(3)
  press("<CR>")
  equal(shown(), "movies/get amc:movie:64802")
  matches(content(), "The Cat in the Hat")
  type_keys("q")
  equal(shown(), "movies/nowPlaying")
  equal(vim.fn.line("."), 3)
  equal(buffer_named("The Cat in the Hat (2026)"), nil)
end)

in_sandbox("q closes the window that the command opened", function()
  vim.cmd("edit something")
  vim.cmd("Marquee now")
  equal(#vim.api.nvim_list_wins(), 2)
  type_keys("q")
  equal({ #vim.api.nvim_list_wins(), buffer_named("Movies that play now") }, { 1 })
  matches(vim.api.nvim_buf_get_name(0), "something$")
end)

in_sandbox("the window gets its own look back", function()
  vim.wo.number = true
  vim.wo.wrap = true
  vim.cmd("Marquee now")
  equal({ vim.wo.number, vim.wo.wrap }, { false, false })
  vim.cmd("enew")
  equal({ vim.wo.number, vim.wo.wrap }, { true, true })
end)

in_sandbox("a window elsewhere, and one that comes later, look as they did", function()
  vim.o.number = true
  vim.o.statusline = "mine"
  vim.cmd("Marquee now")
  vim.cmd("new")
  equal({ vim.wo.number, vim.go.number, vim.go.statusline }, { true, true, "mine" })
  local before = vim.wo.statusline
  vim.cmd("Marquee soon")
  local has_winbar = vim.fn.exists("+winbar") == 1
  matches(has_winbar and vim.wo.winbar or vim.wo.statusline, "marquee")
  type_keys("q")
  vim.cmd("enew")
  equal({ vim.wo.number, vim.wo.statusline }, { true, before })
  vim.o.statusline = ""
end)

in_sandbox("a colour scheme leaves the colours linked", function()
  vim.cmd("Marquee now")
  vim.cmd("colorscheme desert")
  matches(vim.fn.execute("highlight MarqueeOverview"), "links to Comment")
  settled()
end)

in_sandbox("a buffer of that name from a session makes room", function()
  vim.cmd("edit marquee://Movies\\ now\\ playing")
  vim.cmd("new")
  run("Marquee now")
  assert(#lines() > 20)
end)

in_sandbox("modifiers say where it opens", function()
  vim.cmd("edit something")
  vim.cmd("tab Marquee now")
  equal(vim.fn.tabpagenr("$"), 2)
  vim.cmd("tabonly")
  sandbox({ modifiers = "vertical" })
  vim.cmd("only | edit other")
  vim.cmd("Marquee soon")
  equal(vim.fn.winlayout()[1], "row")
end)

in_sandbox("an empty quickfix list keeps its window", function()
  vim.cmd("copen")
  vim.cmd("Marquee now")
  equal(#vim.api.nvim_list_wins(), 3)
end)

in_sandbox("several lists fill at once, each its own", function()
  vim.cmd("edit something")
  vim.cmd("Marquee now")
  vim.cmd("wincmd p")
  vim.cmd("Marquee soon")
  vim.cmd("wincmd p")
  for _, name in ipairs({ "Movies now playing", "Movies coming soon" }) do
    eventually(name .. " is there", function()
      return buffer_named(name) and not vim.b[buffer_named(name)].marquee_status.percentage
    end)
    assert(vim.api.nvim_buf_line_count(buffer_named(name)) > 20)
  end
  local function first(name)
    return vim.api.nvim_buf_get_lines(buffer_named(name), 1, 2, false)[1]
  end
  assert(first("Movies now playing") ~= first("Movies coming soon"))
end)

in_sandbox("the same command again shows the buffer that is there", function()
  vim.cmd("edit something")
  run("Marquee now")
  local buffer = vim.api.nvim_get_current_buf()
  vim.cmd("wincmd p")
  vim.cmd("Marquee now")
  equal(vim.api.nvim_get_current_buf(), buffer)
  equal(#vim.api.nvim_list_wins(), 2)
  settled()
end)

in_sandbox("tabs are named for what they show", function()
  for command, name in pairs({
    ["movie tmdb:movie:268"] = "marquee://Batman (1989)",
    ["seats amc:showtime:620778162800"] = "marquee://The Nightmare Before Christmas · AMC Esquire 7",
    ["whats-on Olathe, KS"] = "marquee://What's on · Olathe, KS · Sat 21 Nov",
  }) do
    run("tab Marquee " .. command)
    equal(vim.api.nvim_buf_get_name(0), name)
  end
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do -- None is left of the names before.
    local name = vim.api.nvim_buf_get_name(buffer)
    assert(name == "" or vim.bo[buffer].filetype == "marquee", name)
  end
end)

in_sandbox("two views of one title have names of their own", function()
  run("Marquee movie tmdb:movie:268")
  run("tab Marquee movie amc:movie:61234")
  equal(vim.api.nvim_buf_get_name(0), "marquee://Batman (1989) (2)")
  press("R")
  equal(vim.api.nvim_buf_get_name(0), "marquee://Batman (1989) (2)")
  equal(vim.b.marquee_status.title, "Batman (1989)")
end)

in_sandbox("each page has its keys in a row in the bar, as many as fit, and says them for which-key", function()
  local before = vim.o.columns
  vim.o.columns = 110
  for command, row in pairs({
    ["soon"] = "f filter  a actions  <CR> open  g? keys",
    ["whats-on Olathe, KS"] = "f filter  b buy  a actions  <CR> open  g? keys",
    ["seats amc:showtime:620778162800"] = "o other seats  a actions  <CR> open  g? keys",
  }) do
    run("Marquee " .. command)
    matches(vim.b.marquee_keys, vim.pesc(row) .. "$")
    local bar = vim.b.marquee_bar .. vim.b.marquee_sandbox .. vim.b.marquee_keys
    assert(vim.fn.strwidth(bar) <= vim.o.columns - 3, bar)
    for _, map in ipairs(vim.api.nvim_buf_get_keymap(0, "n")) do
      matches(map.desc, "^Marquee: ")
    end
  end
  vim.o.columns = before
end)

test("g? tells the keys of use here, in a narrow window each below its own words", function()
  local before = vim.o.columns
  vim.o.columns = 46
  sandbox()
  run("Marquee whats-on Olathe, KS")
  type_keys("g?")
  for _, line in ipairs(lines()) do
    assert(vim.fn.strdisplaywidth(line) <= 44, line)
  end
  matches(content(), "<CR> +open what is under the cursor")
  matches(content(), "\n > +the next day \n")
  assert(not content():find("pause a watch"), content())
  equal(vim.api.nvim_win_get_height(0), #lines())
  type_keys("q")
  vim.o.columns = before
end)

in_sandbox("a key without a use says where the keys are", function()
  run("Marquee now")
  type_keys("x")
  matches(last_notice(), "a shows what can be done here, g%? the keys")
end)

test("a wider window is drawn anew", function()
  sandbox({ pages = 1 })
  vim.o.columns = 70
  run("Marquee now")
  local narrow = vim.fn.strdisplaywidth(lines()[2])
  vim.o.columns = 100
  vim.cmd("doautocmd VimResized")
  assert(vim.fn.strdisplaywidth(lines()[2]) > narrow)
  equal(#lines(), 22)
end)

in_sandbox("a page can be drawn in a window of any width", function()
  vim.o.winminwidth = 0
  vim.cmd("edit something")
  run("vertical Marquee movie amc:movie:64825")
  for _, columns in ipairs({ 60, 6, 3, 1, 0 }) do
    vim.cmd("vertical resize " .. columns)
    press("R")
    matches(content(), "The Hunger")
  end
  vim.o.winminwidth = 1
end)

test("a buffer that comes back to a window of another width is drawn anew", function()
  sandbox({ pages = 1 })
  run("Marquee now")
  local buffer, wide = vim.api.nvim_get_current_buf(), vim.fn.strdisplaywidth(lines()[2])
  vim.cmd("enew")
  vim.cmd("vertical new")
  vim.cmd("vertical resize 40")
  vim.cmd("buffer " .. buffer)
  assert(vim.fn.strdisplaywidth(lines()[2]) < wide)
end)

in_sandbox("a user's own keys come last", function()
  vim.cmd("autocmd FileType marquee nnoremap <buffer> q <Cmd>let g:mine = 1<CR>")
  run("Marquee now")
  type_keys("q")
  vim.cmd("autocmd! FileType marquee")
  equal({ vim.g.mine, vim.bo.filetype }, { 1, "marquee" })
end)
