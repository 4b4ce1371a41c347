-- SPDX-License-Identifier: MIT

--- Whether words are an id. A title may have a colon, too.
---@param words string
---@return boolean
return function(words)
  local provider = words:match("^(%l+):%w[%w:]*$")
  return vim.tbl_contains({ "amc", "tmdb", "imdb", "tvdb", "wikidata" }, provider)
end
