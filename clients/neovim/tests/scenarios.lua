-- SPDX-License-Identifier: MIT
--
-- Plays clients/scenarios.json: each call through the typed function where there is one, and by its wire name else.

local Client = require("marquee.client")

local file = table.concat(vim.fn.readfile(root .. "/clients/scenarios.json"), "\n")
local document = vim.json.decode(file)
local outcomes, clients = {}, {}

local Mismatch = {}

local function check(name, got, wanted)
  if not vim.deep_equal(got, wanted) then
    error(setmetatable({ text = ("%s is %s, not %s"):format(name, vim.inspect(got), vim.inspect(wanted)) }, Mismatch))
  end
end

--- What a JSON Pointer (RFC 6901) points at; nil where there is nothing.
local function at(pointer, value)
  for token in pointer:gmatch("/([^/]*)") do
    token = token:gsub("~1", "/"):gsub("~0", "~")
    if type(value) ~= "table" then
      return nil
    end
    value = value[#value > 0 and tonumber(token) and tonumber(token) + 1 or token]
  end
  return value
end

local function check_pointers(wanted, value)
  for pointer, expected in pairs(wanted or {}) do
    if expected == vim.NIL then
      expected = nil
    end
    check(pointer, at(pointer, value), expected)
  end
end

--- The client of a server of this name, with files of its own.
local function client(name)
  if not clients[name] then
    local wanted = document.servers[name]
    local home = vim.fn.tempname()
    local environment = {
      XDG_STATE_HOME = home .. "/state",
      XDG_CACHE_HOME = home .. "/cache",
      XDG_CONFIG_HOME = home .. "/config",
    }
    for variable, value in pairs(wanted.environment) do
      environment[variable] = value:gsub("%${UPSTREAM}", vim.env.MARQUEE_SCENARIO_UPSTREAM)
    end
    clients[name] = Client.new({ arguments = wanted.arguments, environment = environment })
  end
  return clients[name]
end

--- Which methods give pages, as the server itself says.
local lists = {}
for _, method in ipairs(client("sandbox").rpc.discover():wait(patience).methods) do
  lists[method.name] = (method["x-stream"] or {}).page ~= nil
end

--- nowPlaying of movies/nowPlaying as now_playing.
local function typed(client_, method)
  local family, verb = method:match("^(%w+)/(%w+)$")
  local name = verb and verb:gsub("%u", function(letter)
    return "_" .. letter:lower()
  end)
  return client_[family] and client_[family][name]
end

local function outcome_of_error(expect, failure)
  local wanted = expect.error
  if not wanted then
    error(setmetatable({ text = ("error %s %s"):format(failure.code, failure.message) }, Mismatch))
  end
  check("code", failure.code, wanted.code)
  check("kind", failure.kind, wanted.kind)
  check("retryable", failure.retryable, wanted.retryable)
  check_pointers(wanted.data, failure.data)
  return ("error %d %s"):format(failure.code, failure.kind)
end

local function play_stream(scenario, call)
  local expect = scenario.expect
  local request = call(scenario.params)
  if scenario.cancel then
    request:cancel()
  end
  local count = 0
  for _ in request:each() do
    count = count + 1
    if count == scenario.stopAfter then
      request:cancel()
      request:wait(patience)
      check("stopped", count, expect.stopped)
      return "stopped after " .. count
    end
  end
  local summary, failure = request:wait(patience)
  if failure then
    return outcome_of_error(expect, failure)
  end
  check("items", count, expect.itemCount)
  check("itemCount", summary.itemCount, expect.itemCount)
  check("pageCount", summary.pageCount, expect.pageCount)
  check("complete", summary.complete, expect.complete)
  check_pointers(expect.first, summary.items[1])
  check_pointers(expect.last, summary.items[#summary.items])
  return ("%d items in %d pages%s"):format(count, summary.pageCount, summary.complete and "" or ", incomplete")
end

local function play(scenario)
  local client_ = client(scenario.server)
  local by_name = function(params)
    return client_:request(scenario.method, params)
  end
  if scenario.stream then
    return play_stream(scenario, lists[scenario.method] and typed(client_, scenario.method) or function(params)
      return client_:list(scenario.method, params)
    end)
  end
  -- A list's function streams, so that one page is asked for by name.
  local call = not lists[scenario.method] and typed(client_, scenario.method) or by_name
  local request = call(scenario.params)
  if scenario.cancel then
    request:cancel()
  end
  local result, failure = request:wait(patience)
  if failure then
    return outcome_of_error(scenario.expect, failure)
  end
  if not scenario.expect.values then
    error(setmetatable({ text = "a result was not expected" }, Mismatch))
  end
  check_pointers(scenario.expect.values, result)
  return "result"
end

for _, scenario in ipairs(document.scenarios) do
  test(scenario.name, function()
    local fine, result = xpcall(play, function(reason)
      return getmetatable(reason) == Mismatch and reason.text or debug.traceback(reason)
    end, scenario)
    outcomes[scenario.name] = fine and result or "FAILED: " .. result
    equal((client(scenario.server).server.ping():wait(patience) or {}).pong, true)
    assert(fine, result)
  end)
end

if vim.env.MARQUEE_SCENARIO_RESULTS then
  vim.fn.writefile({ vim.fn.json_encode(outcomes) }, vim.env.MARQUEE_SCENARIO_RESULTS .. "/neovim.json")
end
