-- SPDX-License-Identifier: MIT
--
-- Columns are those of the screen, whatever the script.

local text = require("marquee.text")

test("a text is cut and padded to its columns", function()
  equal(text.fit("Batman", 8), "Batman  ")
  equal(text.fit("4.8 km", 8, "right"), "  4.8 km")
  equal(text.cut("The Hunger Games", 10), "The Hunge…")
  equal(text.cut("The Hunger Games", 5), "The…")
end)

test("wide characters, accents and emoji keep their columns", function()
  local combining, directed = "e\204\129te\204\129 e\204\129te\204\129", "\226\128\171סרט\226\128\172 x"
  for _, title in ipairs({ "千と千尋の神隠し", "Amélie — “L’été”", "🎬 Film 👩‍🚀 und mehr", combining, directed }) do
    for columns = 1, 24 do
      local fitted = text.fit(title, columns)
      assert(text.width(fitted) == columns, ("%q in %d columns takes %d"):format(title, columns, text.width(fitted)))
    end
  end
end)

test("columns are kept where signs take two", function()
  vim.o.ambiwidth = "double"
  for columns = 0, 12 do
    equal(text.width(text.fit("Amélie und mehr", columns)), columns)
  end
  vim.o.ambiwidth = "single"
end)

test("columns are those of a line, however the current window wraps it", function()
  vim.cmd("vertical split | vertical resize 20")
  vim.wo.showbreak = ">>>>"
  equal(text.width(("x"):rep(60)), 60)
end)

test("control characters are blanks", function()
  equal(text.clean("tab\tnewline\nnul\0end"), "tab newline nul end")
end)

test("a paragraph is wrapped, also without blanks", function()
  equal(text.wrap("one two  three\nfour", 9), { "one two", "three", "four" })
  equal(text.wrap("千と千尋の神隠し", 6), { "千と千", "尋の神", "隠し" })
  equal(text.wrap("", 6), {})
  for _, columns in ipairs({ -3, 0, 1, 2 }) do -- These have kept Neovim busy for ever.
    equal(text.wrap("千 尋", columns), { "千", "尋" })
  end
end)

test("parts flow without being broken", function()
  equal(text.flow({ "Adult $1", "Child $2", "Senior $3" }, " · ", 20), { "Adult $1 · Child $2", "Senior $3" })
  equal(text.flow({}, " · ", 20), {})
end)
