-- SPDX-License-Identifier: MIT
--
--- The sections that pages share: people, offers, links and what is similar.

local any = require("marquee.ui.rows.any")
local columns = require("marquee.ui.columns")
local marquee = require("marquee")
local target = require("marquee.ui.target")
local text = require("marquee.text")

local sections = {}

local cast_shown, similar_shown = 8, 8
-- A name keeps less of a line than a title does, so that there is room for the role.
local share = 0.4

--- What somebody plays or does, and in how many episodes.
---@param role { character?: string, job?: string, episodeCount?: integer }
---@return string
function sections.role(role)
  local words = role.character or ""
  words = words ~= "" and words or role.job or ""
  local episodes = role.episodeCount and ("%d episode%s"):format(role.episodeCount, role.episodeCount == 1 and "" or "s")
  return text.join({ words, episodes or "" }, " · ")
end

--- A person's line, which leads to the person's page if there is an id.
---@param sheet marquee.Sheet
---@param credit marquee.Credit
---@param role string
---@param movie_id? string
---@param indent? string
function sections.person(sheet, credit, role, movie_id, indent)
  local line = columns.line(sheet.width, { indent or "    " }, { credit.name }, {
    { role, "MarqueeOverview", width = math.max(math.floor(sheet.width / 2) - 6, 20), rank = 1 },
  }, share)
  local id = credit.personId or credit.id
  sheet:row(line, id and target({ id = id, name = credit.name }, { movie_id = movie_id }))
end

--- The crew without those who stand above the cast for the same job.
local function others(crew, makers, role)
  local above = {}
  for _, maker in ipairs(makers) do
    above[maker.name] = true
  end
  return vim.tbl_filter(function(credit)
    return not (above[credit.name] and (credit.job or ""):lower() == role)
  end, crew)
end

--- Those who made it, then the leading actors; a line unfolds all others.
---@param sheet marquee.Sheet
---@param item { id: string, cast?: string[], credits?: marquee.Credits }
---@param makers marquee.Credit[]
---@param role string That of the makers.
function sections.people(sheet, item, makers, role)
  local credits = item.credits or {}
  local cast, crew = credits.cast or {}, others(credits.crew or {}, makers, role)
  local names = #cast == 0 and item.cast or {}
  if #makers + #cast + #crew + #names == 0 then
    return
  end
  sheet:heading("People")
  for _, maker in ipairs(makers) do
    sections.person(sheet, maker, role, item.id)
  end
  local is_whole = sheet.folds.unfolded.people
  for index = 1, is_whole and #cast or math.min(#cast, cast_shown) do
    sections.person(sheet, cast[index], sections.role(cast[index]), item.id)
  end
  for _, name in ipairs(names) do
    sections.person(sheet, { name = name }, "")
  end
  for _, credit in ipairs(is_whole and crew or {}) do
    sections.person(sheet, credit, sections.role(credit), item.id)
  end
  local more = math.max(#cast - cast_shown, 0) + #crew
  if more > 0 and not is_whole then
    sheet:fold("people", ("%d more in the cast and crew"):format(more))
  end
end

--- Where to watch it at home.
---@param sheet marquee.Sheet
---@param item { watchProviders?: table<string, table> }
function sections.offers(sheet, item)
  local region = marquee.client().options.region or "US"
  local offers = (item.watchProviders or {})[region]
  if not offers then
    return
  end
  sheet:heading("At home in " .. region)
  for _, way in ipairs({ "subscription", "free", "ads", "rent", "buy" }) do
    sheet:fact(way:gsub("^%l", string.upper), sheet.names(offers[way]))
  end
end

--- Pages on the web, as far as they are known.
---@param sheet marquee.Sheet
---@param links { [1]: string, [2]: string? }[] Each a name and an address.
function sections.links(sheet, links)
  local known = vim.tbl_filter(function(link)
    return link[2] ~= nil
  end, links)
  if #known > 0 then
    sheet:heading("Links")
  end
  for _, link in ipairs(known) do
    local name = text.fit(link[1], 13)
    sheet:row(
      { { "    " .. name, "MarqueeFact" }, { text.link(link[2], sheet.width - 17), "MarqueeUrl" } },
      { kind = "address", url = link[2] }
    )
  end
end

--- The first of the similar ones.
---@param sheet marquee.Sheet
---@param similar? table[]
function sections.similar(sheet, similar)
  similar = vim.list_slice(similar or {}, 1, similar_shown)
  if #similar > 0 then
    sheet:heading("Similar")
  end
  for _, item in ipairs(similar) do
    sheet:indented(any.lines(item, sheet.width - 3))
  end
end

return sections
