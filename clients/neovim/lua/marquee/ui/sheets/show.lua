-- SPDX-License-Identifier: MIT
--
--- Everything known about a television show: facts, episodes, seasons, people, offers, links and similar shows.

local Sheet = require("marquee.ui.sheet")
local columns = require("marquee.ui.columns")
local episode_row = require("marquee.ui.rows.episode")
local go = require("marquee.ui.go")
local season_sheet = require("marquee.ui.sheets.season")
local sections = require("marquee.ui.sections")
local text = require("marquee.text")

local show_sheet = {}

--- "1966-01-12 – 1968-03-14", or only the beginning of what goes on.
local function time(show)
  local is_over = not show.inProduction and not show.nextEpisode and show.lastAirDate ~= show.firstAirDate
  return text.join({ show.firstAirDate or "", is_over and show.lastAirDate or "" }, " – ")
end

local function count(number, word)
  return number and ("%d %s%s"):format(number, word, number == 1 and "" or "s") or ""
end

--- "20 or 45 min": the usual running times.
local function running_time(minutes)
  return minutes and #minutes > 0 and table.concat(minutes, " or ") .. " min" or ""
end

local function write_head(sheet, show)
  sheet:title(show.name, show.originalName, show.tagline)
  sheet:facts({
    time(show),
    show.certification or "",
    running_time(show.episodeMinutes),
    sheet.names(show.genres),
    count(show.seasonCount, "season"),
    count(show.episodeCount, "episode"),
    show.status or "",
    sheet.names(show.networks),
  })
  sheet:stars(show)
  sheet:mine(show.library)
  sheet:about(show.overview, show.untranslated)
end

--- The next episode and the latest one, each of which leads to its season.
local function write_episodes(sheet, show)
  for _, part in ipairs({ { "Next episode", show.nextEpisode }, { "Latest episode", show.lastEpisode } }) do
    local heading, episode = part[1], part[2]
    if episode then
      sheet:heading(heading)
      sheet:indented(episode_row(episode, sheet.width - 3, {
        kind = "season",
        open = function()
          go.season(show, episode.season, episode.episode)
        end,
      }, true))
    end
  end
end

local function write_seasons(sheet, show)
  local seasons = show.seasons or {}
  if #seasons > 0 then
    sheet:heading("Seasons")
  end
  for _, season in ipairs(seasons) do
    local line = columns.line(sheet.width, { "    " }, { season_sheet.name(season) }, {
      { season.airDate or "", "MarqueeDate", width = 10, rank = 2 },
      { count(season.episodeCount, "episode"), "MarqueeFact", width = 12, rank = 1, align = "right" },
    })
    sheet:row(line, {
      kind = "season",
      open = function()
        go.season(show, season.season)
      end,
    })
  end
end

--- The lines of the page.
---@param show marquee.Show
---@param width integer
---@param folds marquee.Folds
---@return marquee.Line[]
function show_sheet.lines(show, width, folds)
  local sheet = Sheet.new(width, folds)
  write_head(sheet, show)
  write_episodes(sheet, show)
  write_seasons(sheet, show)
  sections.people(sheet, show, show.creators or {}, "creator")
  sections.offers(sheet, show)
  sections.links(sheet, { { "Trailer", show.trailerUrl }, { "Page", show.homepage } })
  sections.similar(sheet, show.similar)
  return sheet.lines
end

return show_sheet
