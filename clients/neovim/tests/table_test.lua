-- SPDX-License-Identifier: MIT
--
-- Rows under columns: which of them a width keeps, how wide they are, and sentences.

local Table = require("marquee.ui.table")
local marks = require("marquee.ui.marks")
local text = require("marquee.text")

local function column(name, kind, align)
  return { name = name, heading = name, kind = kind or "text", align = align or "start" }
end

local columns = { column("title"), column("year", "year", "end"), column("mine"), column("genres", "names") }

--- What is drawn of rows of these cells.
local function drawn(cells, width, options, of)
  local rows = vim.tbl_map(function(row)
    return { cells = row }
  end, cells)
  local shown = Table.new(of or columns, options)
  shown:measure(rows)
  shown:fit(width)
  local found = {}
  local function add(line)
    local words = ""
    for _, piece in ipairs(line) do
      words = words .. piece[1]
    end
    table.insert(found, (words:gsub("%s+$", "")))
  end
  if shown:head() then
    add(shown:head())
  end
  for _, row in ipairs(rows) do
    for _, line in ipairs(shown:lines(row, {})) do
      add(line)
    end
  end
  return found
end

local films = { { "Jaws", "1975", "", "Horror, Thriller, Adventure" }, { "千と千尋の神隠し", "2001", "", "Fantasy" } }

test("columns stand under each other, and one with nothing in it takes no room", function()
  equal(drawn(films, 80, { headings = true }), {
    "   title             year  genres",
    "   Jaws              1975  Horror, Thriller, Adventure",
    "   千と千尋の神隠し  2001  Fantasy",
  })
end)

test("a narrow window keeps the first columns; names are cut between them, titles between words", function()
  equal(drawn(films, 48)[1], "   Jaws              1975  Horror, Thriller…")
  equal(drawn(films, 30)[1], "   Jaws              1975")
  local long = { { "The Hunger Games: Sunrise on the Reaping", "2026", "", "" } }
  equal(drawn(long, 30), { "   The Hunger Games:…     2026" })
  for width = 1, 80 do
    for _, line in ipairs(drawn(films, width, { headings = true })) do
      assert(text.width(line) <= math.max(width, marks.width), line)
    end
  end
end)

test("a sentence is wrapped in its column, or below the first where that is one, too", function()
  local long = "It stands in a column of its own, and goes on below itself."
  local events = { column("at", "moment"), column("event") }
  equal(drawn({ { "12:05", long } }, 44, nil, events), {
    "   12:05  It stands in a column of its own,",
    "          and goes on below itself.",
  })
  local watches = { column("watch"), column("now"), column("status"), column("checked", "moment") }
  local seats = { "2 seats for a film with a long name at Town Center 20", long, "active", "18:00" }
  equal(drawn({ seats }, 64, nil, watches), {
    "   2 seats for a film with a long name at Town Center 20",
    "    " .. long,
    "    active · checked 18:00",
  })
end)

test("marks have signs, and those of years to come one of their own", function()
  equal(marks.lead({ marks = { "wanted" } })[1], "+  ")
  equal(marks.lead({ marks = { "seen", "soldOut" } }), { "x✓ ", "MarqueeSoldOut" })
  equal(marks.lead({ marks = { "unheardOf" } }), { "•  ", "MarqueeMark" })
  equal(marks.lead({}), { "   ", "MarqueeMark" })
  equal({ marks.group({ marks = { "cancelled" } }), marks.group({ marks = { "wanted" } }) }, { "MarqueeCancelled" })
end)
