-- SPDX-License-Identifier: MIT
--
--- `:Marquee any/method parameter=value`: the methods and their parameters as the server itself describes them, so that
--- those of a newer server are there, too.

local days = require("marquee.days")
local marquee = require("marquee")
local nearest = require("marquee.nearest")
local suggestions = require("marquee.suggestions")

local calls = {}

-- The user waits while completing.
local patience = 3000
-- What the plugin gives by itself.
local own = { presentation = true, partialResultToken = true, workDoneToken = true, page = true, maxPages = true }

--- What the server of a connection describes.
---@type { connection: table, methods: table<string, marquee.Described>, document: table }?
local described

---@class marquee.Described
---@field summary string
---@field parameters { name: string, schema: table, summary: string }[] In the order of the contract.

local function at(document, reference)
  local found = document
  for name in reference:gsub("^#/", ""):gmatch("[^/]+") do
    found = type(found) == "table" and found[name] or nil
  end
  return found
end

local function resolved(document, part)
  while type(part) == "table" and part["$ref"] do
    part = at(document, part["$ref"])
  end
  return part or {}
end

local function describe(document)
  local methods = {}
  for _, method in ipairs(document.methods) do
    local parameters, is_presented = {}, false
    for _, parameter in ipairs(method.params) do
      parameter = resolved(document, parameter)
      is_presented = is_presented or parameter.name == "presentation"
      if not own[parameter.name] then
        table.insert(parameters, {
          name = parameter.name,
          schema = resolved(document, parameter.schema),
          summary = parameter.description or "",
        })
      end
    end
    if is_presented then
      methods[method.name] = { summary = method.summary or "", parameters = parameters }
    end
  end
  return methods
end

--- The methods that answer with something to show; none if the server doesn't answer in time.
---@return table<string, marquee.Described>
function calls.methods()
  local client = marquee.client()
  if not described or not client.connection or described.connection ~= client.connection then
    local document = client:request("rpc.discover"):wait(patience)
    if not document then
      return {}
    end
    described = { connection = client.connection, document = document, methods = describe(document) }
  end
  return described.methods
end

local function parameter_of(method, name)
  for _, parameter in ipairs(method.parameters) do
    if parameter.name == name then
      return parameter
    end
  end
end

--- A text as what the schema wants; what can't be read as that is left to the server to refuse.
local function value(schema, words)
  if schema.type == "string" or schema.enum then
    return words
  elseif schema.type == "array" and not words:find("^%[") then
    local items = resolved(described.document, schema.items or {})
    return vim.tbl_map(function(word)
      return value(items, vim.trim(word))
    end, vim.split(words, ","))
  end
  local fine, decoded = pcall(vim.json.decode, words)
  return fine and decoded or words
end

--- The params that a command line gives: `name=value …`, and before that the first parameter without its name.
---@param name string
---@param argument string
---@return table? params
---@return string? reason
function calls.params(name, argument)
  local method = calls.methods()[name]
  if not method then
    local meant = nearest(name, vim.tbl_keys(calls.methods()))
    return nil, (meant and ("did you mean %s? "):format(meant) or "Tab completes methods; ") .. "there is no " .. name
  end
  local params, current, words = {}, (method.parameters[1] or {}).name, {}
  local function take()
    local given = table.concat(words, " ")
    if current and given ~= "" then
      params[current] = value(parameter_of(method, current).schema, given)
    end
  end
  for word in argument:gmatch("%S+") do
    local parameter, rest = word:match("^(%w+)=(.*)$")
    if parameter and parameter_of(method, parameter) then
      take()
      current, words = parameter, { rest }
    elseif parameter and #words == 0 then
      return nil, ("%s takes no %s; Tab completes what it takes"):format(name, parameter)
    else
      table.insert(words, word)
    end
  end
  take()
  return params
end

--- The values that a parameter can have, as far as they are known.
local function values(parameter, typed)
  local schema = parameter.schema
  local items = schema.items and resolved(described.document, schema.items) or schema
  if items.enum then
    return items.enum
  elseif schema.type == "boolean" then
    return { "true", "false" }
  elseif parameter.name == "place" then
    return suggestions.theatres(typed)
  elseif parameter.name == "date" or parameter.name == "untilDate" then
    return days.words
  end
  return {}
end

--- What may follow in a command line.
---@param name string
---@param typed string All after the method's name.
---@param lead string The word that is completed.
---@return string[]
function calls.complete(name, typed, lead)
  local method = calls.methods()[name]
  if not method then
    return {}
  end
  local before, parameter, rest = typed:match("^(.-)(%w+)=([^=]*)$")
  local named = parameter and parameter_of(method, parameter)
  local found = {}
  if named and not rest:find("%s%w*$") or named and parameter == "place" then
    for _, word in ipairs(values(named, rest)) do
      local whole = parameter .. "=" .. word
      table.insert(found, whole:sub(#typed - #before - #lead + 1))
    end
  end
  for _, other in ipairs(lead:find("=") and {} or method.parameters) do
    table.insert(found, other.name .. "=")
  end
  return vim.tbl_filter(function(word)
    return vim.startswith(word:lower(), lead:lower())
  end, found)
end

return calls
