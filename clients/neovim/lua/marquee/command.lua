-- SPDX-License-Identifier: MIT
--
--- :Marquee

local calls = require("marquee.calls")
local report_error = require("marquee.report_error")
local marquee = require("marquee")
local nearest = require("marquee.nearest")
local page = require("marquee.ui.page")
local picker = require("marquee.ui.picker")
local seen_option = require("marquee.seen")
local subcommands = require("marquee.subcommands")

local command = {}

--- The names of the subcommands, sorted.
---@return string[]
function command.names()
  local names = vim.tbl_keys(subcommands)
  table.sort(names)
  return names
end

--- Asks for an argument.
local function ask(subcommand, callback)
  local source = subcommand.suggest
  vim.ui.input({
    prompt = subcommand.asks,
    completion = source and "customlist,v:lua.require'marquee.completion'." .. source or nil,
  }, function(argument)
    if argument and vim.trim(argument) ~= "" then
      callback(vim.trim(argument))
    end
  end)
end

--- Runs a subcommand, after asking for an argument that it needs.
local function run(subcommand, argument, modifiers)
  local seen
  if subcommand.takes_seen then
    argument, seen = seen_option.split(argument)
  end
  if argument ~= "" and subcommand.values and not vim.tbl_contains(subcommand.values, argument) then
    local values = #subcommand.values > 0 and table.concat(subcommand.values, " or ") or "nothing"
    return report_error(("expected %s, not %s"):format(values, argument))
  elseif argument == "" and subcommand.choose then
    return subcommand.choose(modifiers, seen)
  elseif argument ~= "" or not subcommand.asks then
    return subcommand.run(argument, modifiers, seen)
  end
  ask(subcommand, function(answer)
    run(subcommand, answer .. (seen and " seen=" .. seen or ""), modifiers)
  end)
end

--- Shows what any method of the server answers.
local function call(name, argument, modifiers)
  local params, reason = calls.params(name, argument)
  if not params then
    return report_error(reason)
  end
  page.open({ method = name, params = params, modifiers = modifiers, is_once = true })
end

local function choose(modifiers)
  picker.select(command.names(), {
    prompt = "Marquee: ",
    format_item = function(name)
      return ("%-10s %s"):format(name, subcommands[name].summary)
    end,
  }, function(name)
    if name then
      run(subcommands[name], "", modifiers)
    end
  end)
end

--- Executes :Marquee.
---@param arguments string
---@param modifiers string
function command.run(arguments, modifiers)
  modifiers = modifiers ~= "" and modifiers or marquee.client().options.modifiers
  local name, argument = vim.trim(arguments):match("^(%S*)%s*(.*)$")
  if name == "" then
    return choose(modifiers)
  elseif name:find("/") then
    return call(name, argument, modifiers)
  end
  local subcommand = subcommands[name]
  if not subcommand then
    local meant = nearest(name, command.names())
    local advice = meant and ("did you mean %s?"):format(meant) or "Tab lists the commands;"
    return report_error(("%s :Marquee has no %q"):format(advice, name))
  end
  run(subcommand, argument, modifiers)
end

return command
