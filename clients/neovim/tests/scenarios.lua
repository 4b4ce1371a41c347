-- SPDX-License-Identifier: MIT
--
-- Plays clients/scenarios.json: each call through the typed function where there is one, and by its wire name else.

local Client = require("marquee.client")

local file = table.concat(vim.fn.readfile(root .. "/clients/scenarios.json"), "\n")
local document = vim.json.decode(file)
local came, clients = {}, {}

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

--- What came of a scenario, for Tests/clients/judge.py, which compares it with what has to.
local function play(scenario)
  local client_ = client(scenario.server)
  local function by_name(params)
    return (scenario.stream and client_.list or client_.request)(client_, scenario.method, params)
  end
  -- A list's function streams, so that one page is asked for by name.
  local is_typed = lists[scenario.method] == (scenario.stream or false)
  local call = is_typed and typed(client_, scenario.method) or by_name
  local request = call(scenario.params)
  if scenario.cancel then
    request:cancel()
  end
  local items = {}
  for item in scenario.stream and request:each() or function() end do
    table.insert(items, item)
    if #items == scenario.stopAfter then
      request:cancel()
      request:wait(patience)
      return { stopped = items }
    end
  end
  local result, failure = request:wait(patience)
  if failure then
    local data = { kind = failure.kind, retryable = failure.retryable }
    data = vim.tbl_extend("keep", data, failure.data or {})
    return { error = { code = failure.code, message = failure.message, data = data } }
  elseif scenario.stream then
    equal(#result.items, #items)
    return { items = result.items, summary = result }
  end
  return { result = result }
end

--- In JSON. Lua's encoder may shorten large numbers; Vim's doesn't, but makes lists of texts with a NUL.
local function encoded(value)
  local json = vim.json.encode(value)
  return json:find("%de%+%d") and vim.fn.json_encode(value) or json
end

for _, scenario in ipairs(document.scenarios) do
  local fine, got = xpcall(play, debug.traceback, scenario)
  local pong = client(scenario.server).server.ping():wait(patience)
  got = not fine and { failed = got } or pong and got or { failed = "no ping was answered" }
  table.insert(came, ("%s:%s"):format(encoded(scenario.name), encoded(got)))
end

local judge = { "python3", root .. "/Tests/clients/judge.py" }
local judged = vim.fn.system(judge, "{" .. table.concat(came, ",") .. "}")
for name, outcome in pairs(vim.json.decode(judged)) do
  test(name, function()
    assert(not vim.startswith(outcome, "FAILED"), outcome)
  end)
end

if vim.env.MARQUEE_SCENARIO_RESULTS then
  vim.fn.writefile({ judged }, vim.env.MARQUEE_SCENARIO_RESULTS .. "/neovim.json")
end
