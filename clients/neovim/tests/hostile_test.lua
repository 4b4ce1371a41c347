-- SPDX-License-Identifier: MIT
--
-- What upstreams write and what it may do to a line: controls, separators of lines, marks of direction, letters that
-- nobody sees. A hall of a thousand million columns was a traceback.

local auditorium = require("marquee.ui.auditorium")
local text = require("marquee.text")

local signs = {
  "\n", "\r", "\v", "\f", "\194\133", "\226\128\168", "\226\128\169", "\0", "\8", "\27[31m", "\27]0;x\7", "\127",
  "\194\1552J", "\194\157", "\216\156", "\226\128\139", "\226\128\141", "\226\128\142", "\226\128\174", "\226\129\166",
  "\226\129\169", "\239\187\191", "\239\191\185", "\243\160\129\129", "\243\160\132\128",
}
local attack = " x" .. table.concat(signs, "x")

local function breach(words)
  for _, sign in ipairs({
    "[%z\1-\9\11-\31\127]", "\194[\128-\159]", "\226\128[\139\141\142\168\169\174]", "\226\129[\166\169]", "\216\156",
    "\239\187\191", "\239\191\185", "\243\160",
  }) do
    if words:find(sign) then
      return ("%q in %q"):format(sign, words)
    end
  end
end

local function attacked(value, name)
  if type(value) == "table" then
    local result = {}
    for key, member in pairs(value) do
      result[key] = attacked(member, type(key) == "string" and key or name)
    end
    return result
  end
  local is_text = type(value) == "string" and not vim.tbl_contains({ "token", "kind", "type", "method", "form", "align", "member" }, name)
  local is_structure = is_text and (value:find("^%d%d%d%d%-") or value:find("^[+-]%d") or value:find("^%l+:"))
  return is_text and not is_structure and value .. attack or value
end

-- Debian's LuaJIT (2.1.0-beta3) now and then loses members when it compiles this recursion.
if jit then
  jit.off(attacked, true)
end

--- Does something while every text that the server says goes on with the attack.
local function under_attack(body)
  local decode = vim.json.decode
  vim.json.decode = function(...)
    local message = decode(...)
    for _, part in ipairs({ "result", "error", "params" }) do
      message[part] = attacked(message[part], part)
    end
    return message
  end
  local fine, trace = pcall(body)
  vim.json.decode = decode
  assert(fine, trace)
end

test("what would break out of a line is not in it", function()
  equal(breach(text.clean("a" .. attack .. "b")), nil)
  equal(text.clean("pay\226\128\141pal\243\160\129\129"), "paypal")
  for _, words in ipairs({ "千と千尋の神隠し", "می‌خواهم", "👩‍👩‍👧", "Amélie" }) do
    equal(text.clean(words), words)
  end
end)

for _, command in ipairs({
  "now", "soon", "popular", "movie amc:movie:64825", "movie amc:movie:1", "theatres Olathe", "showtimes amc:theatre:610",
  "seats amc:showtime:620778162800", "search batman", "movie batman", "whats-on Olathe, KS", "showtimes 66062",
}) do
  test("no text breaks out of :Marquee " .. command, function()
    under_attack(function()
      sandbox()
      local words = said(function()
        run("Marquee " .. command)
        cursor_to(math.min(2, #lines()))
      end)
      assert(#content() > 0)
      equal(breach(content()), nil)
      equal(breach(vim.b.marquee_bar), nil)
      equal(breach(vim.api.nvim_buf_get_name(0)), nil)
      equal(breach(table.concat(words)), nil)
    end)
  end)
end

test("a hall is drawn as wide as an auditorium, whatever it says", function()
  for _, column in ipairs({ 1e9, 2 ^ 53, -1 }) do
    local seats = { { column = column, name = "A9", free = true }, { column = 2, name = "A2", free = true } }
    local shown = { title = "Hall", hall = { { row = "A", seats = seats } } }
    local drawn, cells = auditorium.lines(shown, 100, 1, function() end)
    equal(#cells[5], 1)
    for _, line in ipairs(drawn) do
      local words = ""
      for _, piece in ipairs(line) do
        words = words .. piece[1]
      end
      assert(#words < 5000)
    end
  end
end)
