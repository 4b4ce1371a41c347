-- SPDX-License-Identifier: MIT
--
--- Everything known about a person: dates, a biography, links, and all films and shows.

local Sheet = require("marquee.ui.sheet")
local sections = require("marquee.ui.sections")
local target = require("marquee.ui.target")
local text = require("marquee.text")
local work = require("marquee.ui.rows.work")

local person_sheet = {}

--- "Born 1951-09-05 in Coraopolis", with what is known of it.
local function event(name, day, place)
  if not day and not place then
    return ""
  end
  return text.join({ name, day or "", place and "in " .. place or "" }, " ")
end

local function write_head(sheet, person)
  sheet:title(person.name, person.originalName)
  sheet:facts({
    person.department or "",
    event("Born", person.birthday, person.placeOfBirth),
    event("Died", person.deathday),
  })
  if person.alsoKnownAs and #person.alsoKnownAs > 0 then
    sheet:paragraph("Also known as " .. table.concat(person.alsoKnownAs, ", "), "MarqueeOverview", "  ")
  end
  sheet:about(person.biography, person.untranslated)
end

local function write_known_for(sheet, works)
  if #works > 0 then
    sheet:heading("Known for")
  end
  for _, known in ipairs(works) do
    sheet:row({ { "    " .. text.cut(known.title, sheet.width - 5) } }, target(known))
  end
end

--- The films and shows, the newest first, as the server has them.
local function write_credits(sheet, credits)
  if #credits > 0 then
    sheet:heading("Films and shows")
  end
  for _, credit in ipairs(credits) do
    sheet:indented(work(credit, sheet.width - 3))
  end
end

--- The lines of the page.
---@param person marquee.Person
---@param width integer
---@param folds marquee.Folds
---@return marquee.Line[]
function person_sheet.lines(person, width, folds)
  local sheet = Sheet.new(width, folds)
  write_head(sheet, person)
  sections.links(sheet, { { "Page", person.homepage } })
  write_known_for(sheet, person.knownFor or {})
  write_credits(sheet, person.credits or {})
  return sheet.lines
end

return person_sheet
