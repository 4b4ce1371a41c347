-- SPDX-License-Identifier: MIT
--
--- A season of a show: its episodes, each of which unfolds its guests and crew.

local Sheet = require("marquee.ui.sheet")
local episode_row = require("marquee.ui.rows.episode")
local sections = require("marquee.ui.sections")

local season_sheet = {}

--- The season's name, otherwise its number.
---@param season { season: integer, name?: string }
---@return string
function season_sheet.name(season)
  return season.name or season.season == 0 and "Specials" or "Season " .. season.season
end

--- The people of an episode: its guests, then its crew.
local function write_people(sheet, episode)
  for _, people in ipairs({ episode.guestStars or {}, episode.crew or {} }) do
    for _, credit in ipairs(people) do
      sections.person(sheet, credit, sections.role(credit), nil, "         ")
    end
  end
end

local function write_episode(sheet, episode)
  local name = "episode " .. episode.episode
  local has_people = #(episode.guestStars or {}) + #(episode.crew or {}) > 0
  local lines = episode_row(episode, sheet.width - 3, {
    kind = "episode",
    episode = episode.episode,
    open = has_people and function()
      sheet.folds.toggle(name)
    end or nil,
  })
  sheet:indented(lines)
  if sheet.folds.unfolded[name] then
    write_people(sheet, episode)
  end
end

--- The lines of the page.
---@param season marquee.Season
---@param title string
---@param width integer
---@param folds marquee.Folds
---@return marquee.Line[]
function season_sheet.lines(season, title, width, folds)
  local sheet = Sheet.new(width, folds)
  sheet:title(title)
  local episodes = season.episodes or {}
  sheet:facts({
    season.airDate or "",
    #episodes > 0 and ("%d episode%s"):format(#episodes, #episodes == 1 and "" or "s") or "no episodes are known",
    sheet.names(season.networks),
  })
  sheet:stars(season)
  sheet:about(season.overview, season.untranslated)
  if #episodes > 0 then
    sheet:heading("Episodes")
  end
  for _, episode in ipairs(episodes) do
    write_episode(sheet, episode)
  end
  return sheet.lines
end

return season_sheet
