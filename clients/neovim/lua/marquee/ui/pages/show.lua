-- SPDX-License-Identifier: MIT
--
--- The page of a television show, and that of one of its seasons.

local keys = require("marquee.ui.keys")
local page = require("marquee.ui.page")
local season_sheet = require("marquee.ui.sheets.season")
local show_sheet = require("marquee.ui.sheets.show")

local show_page = {}

---@param id string
---@param name? string
---@param modifiers? string
---@return marquee.View
function show_page.open(id, name, modifiers)
  return page.open({
    kind = "show",
    name = "show/" .. id,
    id = id,
    title = name,
    modifiers = modifiers,
    method = "shows/get",
    params = { id = id, include = { "credits", "videos", "watchProviders", "similar" } },
    title_of = function(show)
      return show.name
    end,
    lines = show_sheet.lines,
    keys = keys.with_films(),
  })
end

---@param show { id: string, name: string }
---@param number integer
---@param episode? integer The one that gets the cursor.
---@return marquee.View
function show_page.open_season(show, number, episode)
  local function title_of(season)
    return show.name .. " · " .. season_sheet.name(season)
  end
  return page.open({
    kind = "season",
    name = ("season/%s/%d"):format(show.id, number),
    id = show.id,
    title = title_of({ season = number }),
    method = "shows/season",
    params = { id = show.id, season = number },
    title_of = title_of,
    lines = function(season, width, folds)
      return season_sheet.lines(season, title_of(season), width, folds)
    end,
    seek = function(target)
      return target.episode == episode and episode ~= nil
    end,
  })
end

return show_page
