-- SPDX-License-Identifier: MIT
--
--- Addresses of pages on the web: where they are found, and how they are opened.

local availability = require("marquee.availability")
local report_error = require("marquee.report_error")
local popup = require("marquee.ui.popup")

local address = {}

local pattern = "https?://[^%s<>\"|]+"

--- The address under the cursor, or else the first on its line.
---@return string?
function address.under_cursor()
  local line, column = vim.api.nvim_get_current_line(), vim.fn.col(".")
  local first
  for from, url, to in line:gmatch("()(" .. pattern .. ")()") do
    if column >= from and column < to then
      return url
    end
    first = first or url
  end
  return first
end

local at_tmdb = "https://www.themoviedb.org/"
local kinds_at_tmdb = { movie = "movie", person = "person", show = "tv", collection = "collection" }

--- The page at TMDB.
local function of_tmdb(item)
  local provider, kind, number = (item.id or ""):match("^(%l+):(%l+):(%d+)$")
  if provider ~= "tmdb" then
    number = item.ids and item.ids.tmdb
  end
  local path = kinds_at_tmdb[kind or "movie"]
  if item.showId then
    return ("%stv/%s/season/%d"):format(at_tmdb, item.showId:match("%d+$"), item.season)
  end
  return path and number and ("%s%s/%s"):format(at_tmdb, path, number) or nil
end

--- The page about a movie, a person, a show, a series, a theatre or a showing.
---@param item? table
---@return string?
function address.of(item)
  item = item or {}
  return item.websiteUrl
    or item.purchaseUrl
    or item.showtimesUrl
    or item.homepage
    or of_tmdb(item)
end

--- Where tickets are sold.
---@param target? marquee.Target
---@return string? url
---@return string? reason Why there is none.
function address.of_tickets(target)
  local item = target and target.item
  if not item then
    return nil, "there is nothing to buy under the cursor"
  elseif target.kind == "showtime" then
    local words, _, hinders = availability.of(item)
    if hinders or not item.purchaseUrl then
      return nil, item.message or "no tickets: " .. (words ~= "" and words or "AMC sells none online")
    end
    return item.purchaseUrl
  end
  if item.showings and #item.showings > 0 then
    return nil, "put the cursor on one of its showings"
  end
  local url = item.showtimesUrl or item.nextDate and item.nextDate.url or target.kind == "theatre" and item.websiteUrl or nil
  return url, not url and "AMC sells no tickets for it" or nil
end

--- The programs that open addresses where Neovim has no function for it (before 0.10).
local function opener()
  for _, program in ipairs({ "xdg-open", "open", "wslview", "explorer.exe" }) do
    if vim.fn.executable(program) == 1 then
      return program
    end
  end
end

--- Opens an address outside Neovim; where nothing can, shows it whole, on one line for those who copy it.
---@param url string
function address.open(url)
  if not url:find("^https?://") then
    return report_error("this is no address of a web page: " .. url)
  end
  local reason
  if vim.ui.open then
    reason = select(2, vim.ui.open(url))
  else
    local program = opener()
    if program then
      vim.fn.jobstart({ program, url }, { detach = true })
    else
      reason = "no xdg-open"
    end
  end
  if reason then
    report_error(("nothing here opens addresses (%s)"):format(reason))
    popup.show({ url })
  end
end

return address
