-- SPDX-License-Identifier: MIT
--
--- An episode of a show: its number, title, day, running time and rating, and the overview on the next line.

local columns = require("marquee.ui.columns")
local text = require("marquee.text")

---@param episode marquee.Episode
---@param width integer
---@param target marquee.Target
---@param says_season? boolean Whether the number of the season is said, too.
---@return marquee.Line[]
return function(episode, width, target, says_season)
  local number = says_season and ("%d×%02d"):format(episode.season, episode.episode) or tostring(episode.episode)
  local minutes = episode.runtimeMinutes and ("%d min"):format(episode.runtimeMinutes) or ""
  local lead = " " .. text.fit(number, says_season and 6 or 4)
  local title = episode.title or "Episode " .. episode.episode
  local line = columns.line(width, { lead, "MarqueeFact" }, { title, "MarqueeTitle" }, {
    { episode.airDate or "", "MarqueeDate", width = 10, rank = 1 },
    { minutes, "MarqueeFact", width = 7, rank = 3, align = "right" },
    { episode.rating and ("%.1f"):format(episode.rating) or "", "MarqueeStars", width = 4, rank = 2, align = "right" },
  })
  line.target = target
  if not episode.overview or episode.overview == "" then
    return { line }
  end
  local indent = (" "):rep(text.width(lead))
  local overview = indent .. text.cut(episode.overview, width - text.width(lead) - 1)
  return { line, { { overview, "MarqueeOverview" }, target = target } }
end
