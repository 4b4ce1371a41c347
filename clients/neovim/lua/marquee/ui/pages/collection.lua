-- SPDX-License-Identifier: MIT
--
--- The page of a series of movies.

local keys = require("marquee.ui.keys")
local page = require("marquee.ui.page")
local sheet = require("marquee.ui.sheets.collection")

local collection_page = {}

---@param id string
---@param name? string
---@param modifiers? string
---@return marquee.View
function collection_page.open(id, name, modifiers)
  return page.open({
    kind = "collection",
    name = "collection/" .. id,
    id = id,
    title = name,
    modifiers = modifiers,
    method = "collections/get",
    params = { id = id },
    title_of = function(collection)
      return collection.name
    end,
    lines = sheet.lines,
    keys = keys.with_films({ t = keys.theatres, w = keys.watch }),
  })
end

return collection_page
