-- SPDX-License-Identifier: MIT
--
--- The options of `setup`, and their defaults.

---@class marquee.Options
---@field command? string|string[] The server: a path or a name on PATH, or a command with arguments.
---@field sandbox? boolean Answer from the catalogue built into the server: no key, no network.
---@field arguments? string[] Further arguments of the server.
---@field environment? table<string, string> Variables of the server, such as its keys.
---@field language? string The language of titles and texts, such as "de" or "pt-BR".
---@field region? string The country whose dates and offers count, such as "DE".
---@field notifications? table<string, fun(params: table)> Callbacks for the server's notifications, by name.
---@field provider? "amc"|"tmdb" The provider of the movies now playing and of searches; by default the server's choice.
---@field pages? integer The number of pages that a list loads at once.
---@field page_size? integer The number of rows per page.
---@field modifiers? string Where windows open, as if typed before the command: "tab", "vertical", "botright".

local options = {}

---@type marquee.Options
local defaults = {
  sandbox = false,
  arguments = {},
  environment = {},
  notifications = {},
  pages = 2,
  page_size = 20,
  modifiers = "",
}

local kinds = {
  command = { "string", "table" },
  sandbox = "boolean",
  arguments = "table",
  environment = "table",
  language = "string",
  region = "string",
  notifications = "table",
  provider = "string",
  pages = "number",
  page_size = "number",
  modifiers = "string",
}

--- The given options over the defaults.
---@param given? marquee.Options
---@return marquee.Options
function options.complete(given)
  given = given or {}
  for name, value in pairs(given) do
    local kind = kinds[name]
    if not kind then
      local known = vim.tbl_keys(kinds)
      table.sort(known)
      error(("marquee: unknown option %q; known are %s"):format(name, table.concat(known, ", ")), 0)
    end
    if not vim.tbl_contains(type(kind) == "table" and kind or { kind }, type(value)) then
      error(("marquee: option %q must not be a %s"):format(name, type(value)), 0)
    end
  end
  return vim.tbl_extend("force", defaults, given)
end

return options
