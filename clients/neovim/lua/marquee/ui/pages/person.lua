-- SPDX-License-Identifier: MIT
--
--- A person's page, with all films and shows.

local keys = require("marquee.ui.keys")
local page = require("marquee.ui.page")
local sheet = require("marquee.ui.sheets.person")

local person_page = {}

---@param id string
---@param name? string
---@param options { movie_id?: string, modifiers?: string } AMC knows a person by one of the movies.
---@return marquee.View
function person_page.open(id, name, options)
  return page.open({
    kind = "person",
    name = "person/" .. id,
    id = id,
    title = name,
    modifiers = options.modifiers,
    method = "people/get",
    params = { id = id, movieId = id:find("^amc:") and options.movie_id or nil, include = { "credits" } },
    title_of = function(person)
      return person.name
    end,
    lines = sheet.lines,
    keys = keys.with_films({ t = keys.theatres, w = keys.watch }),
  })
end

return person_page
