-- SPDX-License-Identifier: MIT
--
--- :checkhealth marquee

local Client = require("marquee.client")
local Process = require("marquee.process")
local contract = require("marquee.contract")
local executable = require("marquee.executable")
local marquee = require("marquee")
local methods = require("marquee.generated.methods")

-- Neovim 0.10 names them so, 0.7 to 0.9 with report_ in front, and 0.7 has them in another module.
local reports = vim.health or require("health")
local report = {
  start = reports.start or reports.report_start,
  ok = reports.ok or reports.report_ok,
  info = reports.info or reports.report_info,
  warn = reports.warn or reports.report_warn,
  error = reports.error or reports.report_error,
}

local health = {}

--- Time limits in milliseconds: for starting and answering, and for checking files and asking three providers.
health.patience, health.patience_with_doctor = 10000, 20000

--- Starts a separate server, so that a broken one affects nothing else.
---@return boolean answers False if there was no answer.
local function check_answers(options)
  local client = Client.new(options)
  local pong, failure = client.server.ping({ sequence = 1 }):wait(health.patience)
  local info = client.server_info
  client:stop()
  local difference = info and contract.difference(info)
  if difference then
    report.warn(difference, { "Take marquee and the plugin from the same release" })
  end
  if not pong then
    report.error("It does not answer: " .. tostring(failure))
    return failure.kind ~= "timedOut"
  end
  report.ok("It answers over JSON-RPC")
  if info and not difference then
    report.ok(("It speaks version %s of the contract, this plugin %s"):format(
      info.contractVersion,
      methods.contract_version
    ))
  end
  return true
end

--- The output of a command within a time limit, with the server's environment variables.
local function output_of(command, arguments, environment, milliseconds)
  local lines, has_ended = {}, false
  local process = Process.start(vim.list_extend(vim.deepcopy(command), arguments), environment, function(line)
    table.insert(lines, line)
  end, function()
    has_ended = true
  end)
  if process then
    process:close_input()
    vim.wait(milliseconds, function()
      return has_ended
    end, 5)
    process:stop()
  end
  return lines
end

--- What `marquee doctor` found, line by line: a verdict, a subject and a text.
local function check_findings(command, options)
  local doctor = vim.list_extend({ "doctor", options.sandbox and "--sandbox" or nil }, options.arguments)
  report.start("marquee doctor")
  local levels = { ok = report.ok, note = report.warn, WRONG = report.error }
  for _, line in ipairs(output_of(command, doctor, options.environment, health.patience_with_doctor)) do
    local verdict, finding = line:match("^(%a+)%s+(.+)$")
    if verdict and levels[verdict] then
      levels[verdict](finding)
    else
      report.info(line)
    end
  end
end

function health.check()
  local options = marquee.client().options
  report.start("marquee")
  local found, missing = executable.find(options)
  if not found then
    return report.error(missing.message, { missing.data.hint })
  end
  local version = output_of(found.command, { "--version" }, options.environment, health.patience)[1]
  report.ok(("Found by %s: %s (%s)"):format(found.source, found.command[1], version or "no version"))
  if check_answers(options) then
    check_findings(found.command, options)
  end
end

return health
