-- SPDX-License-Identifier: MIT
--
-- Searching while one types: the list follows each key, a newer key cancels what was asked for the older ones.

local suggestions = require("marquee.suggestions")

--- The window of the list, while there is one.
local function list()
  return vim.tbl_filter(function(window)
    local config = vim.api.nvim_win_get_config(window)
    return config.relative ~= "" and not config.focusable
  end, vim.api.nvim_list_wins())[1]
end

local function listed()
  return table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(list()), 0, -1, false), "\n")
end

--- Opens the list with these words typed, key by key.
local function write(label, words, on_key)
  local prompt = vim.api.nvim_get_current_buf()
  for length = 1, vim.fn.strchars(words) do
    local typed = vim.fn.strcharpart(words, 0, length)
    vim.api.nvim_buf_set_lines(prompt, 0, -1, false, { label .. typed })
    on_key(typed)
  end
end

local function eventually_listed(pattern)
  eventually("the list has " .. pattern, function()
    return listed():find(pattern)
  end)
end

--- The parts of the first row that are highlighted as matches.
local function matched()
  local buffer = vim.api.nvim_win_get_buf(list())
  local space = vim.api.nvim_get_namespaces().marquee
  local found = {}
  for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(buffer, space, { 0, 0 }, { 0, -1 }, { details = true })) do
    if mark[4].hl_group == "MarqueeMatch" then
      table.insert(found, vim.api.nvim_buf_get_lines(buffer, 0, 1, false)[1]:sub(mark[3] + 1, mark[4].end_col))
    end
  end
  return found
end

in_sandbox("each key lists what may be meant, with what matches and what it is", function()
  vim.cmd("Marquee search")
  write(" Search: ", "the godfathr", function(typed)
    eventually_listed("search for “" .. typed .. "”")
  end)
  matches(listed(), "^ The Godfather +movie\n")
  matches(listed(), "search for “the godfathr”$")
  equal(matched(), { "The", "Godfather" })
  press("<CR>")
  equal({ shown(), list() }, { "movies/get tmdb:movie:238", nil })
end)

in_sandbox("words of which nothing is chosen are searched for", function()
  vim.cmd("Marquee search")
  write(" Search: ", "batman", function() end)
  eventually_listed("search for “batman”")
  press("i<Up><CR>")
  equal(shown(), "search/movies batman")
  vim.cmd("Marquee movie")
  press("iamc:movie:64825<CR>")
  equal(shown(), "movies/get amc:movie:64825")
  local before = shown()
  vim.cmd("Marquee search")
  type_keys("ibatman<Esc>")
  equal({ shown(), list() }, { before, nil })
end)

in_sandbox("without words the earlier searches are listed, and run", function(marquee)
  marquee.suggestions.clear():wait(patience)
  marquee.search.movies({ query = "amélie" }):wait(patience)
  vim.cmd("Marquee search")
  eventually_listed("^ amélie +search$")
  press("i<CR>")
  equal(shown(), "movies/get tmdb:movie:194")
end)

test("people, shows and series open their pages, and accents match where they should", function()
  sandbox().suggestions.clear():wait(patience)
  vim.cmd("Marquee search")
  write(" Search: ", "amelie", function() end)
  eventually_listed("search for “amelie”")
  equal(matched(), { "Amélie" })
  vim.api.nvim_buf_set_lines(0, 0, -1, false, { " Search: tom hanks" })
  eventually_listed("^ Tom Hanks +person\n")
  press("i<CR>")
  equal({ shown(), vim.b.marquee_status.title }, { "people/get tmdb:person:31", "Tom Hanks" })
  for words, page in pairs({
    ["batman the animated"] = { "Batman: The Animated Series +show", "shows/get tmdb:show:2098" },
    ["batman coll"] = { "Batman Collection +collection", "collections/get tmdb:collection:120794" },
  }) do
    vim.cmd("Marquee search")
    vim.api.nvim_buf_set_lines(0, 0, -1, false, { " Search: " .. words })
    eventually_listed("^ " .. page[1])
    press("i<CR>")
    equal(shown(), page[2])
  end
end)

test("a key cancels what was asked for the keys before", function()
  local wire = vim.fn.tempname()
  require("marquee").setup({ command = { "sh", "-c", 'exec cat >"$1"', "sh", wire } })
  vim.cmd("Marquee search")
  local function sent()
    local found = {}
    for _, line in ipairs(vim.fn.filereadable(wire) == 1 and vim.fn.readfile(wire) or {}) do
      local message = vim.json.decode(line)
      if message.method == "suggestions/complete" then
        table.insert(found, message.params.query)
      elseif message.method == "$/cancelRequest" then
        table.insert(found, "-")
      end
    end
    return found
  end
  write(" Search: ", "bat", function(typed)
    eventually("asked for " .. typed, function()
      return sent()[#sent()] == typed
    end)
  end)
  -- The first one is the list of earlier searches.
  equal(sent(), { "-", "b", "-", "ba", "-", "bat" })
  type_keys("<Esc>")
  eventually("nothing is asked for any more", function()
    return #sent() == 7
  end)
  require("marquee").stop()
end)

test("without an index it says once how to get one, and what one types still counts", function()
  require("marquee").setup({ environment = upstream() })
  vim.cmd("Marquee search")
  write(" Search: ", "batman", function() end)
  eventually_listed("search for “batman”")
  matches(listed(), "There is no index.*:Marquee index%s+fetches it")
  type_keys("<Esc>")
  sandbox()
  vim.cmd("Marquee index")
  eventually("the index", function()
    return #notified() > 0
  end)
  matches(notified()[#notified()].message, "^Marquee: titles and names can be completed now: movie %d+")
  equal(suggestions.hint, nil)
end)

test("what matches is counted in characters, also where a title is cut or has marks of its own", function()
  equal(suggestions.pieces("Amélie", { { 1, 2 } }, 20), { { "A" }, { "mé", "MarqueeMatch" }, { "lie" } })
  equal(suggestions.pieces("The Godfather", { { 0, 3 }, { 4, 9 } }, 8), {
    { "The", "MarqueeMatch" },
    { " " },
    { "God", "MarqueeMatch" },
    { "…" },
  })
  equal(suggestions.pieces("a\tb", { { 0, 1 } }, 20), { { "a b" } })
end)
