-- SPDX-License-Identifier: MIT
--
-- Neovim's own vim.lsp.rpc, without a language client around it.

local said, pages, exit = {}, {}, nil

local client = vim.lsp.rpc.start(vim.env.MARQUEE, {}, {
  notification = function(method, params)
    if method == "$/progress" then table.insert(pages, #params.value.items) end
  end,
  on_exit = function(code) exit = code end,
})

local function settle(condition)
  assert(vim.wait(30000, condition, 1), "nothing came for 30 s")
end

local function ask(method, params)
  local done, failure, result = false, nil, nil
  client.request(method, params, function(err, value) done, failure, result = true, err, value end)
  settle(function() return done end)
  return failure, result
end

local _, result = ask("initialize", { processId = vim.loop.getpid(), capabilities = vim.empty_dict() })
table.insert(said, "initialize: " .. result.serverInfo.name)
client.notify("initialized", vim.empty_dict())

_, result = ask("movies/nowPlaying", { partialResultToken = "t", pageSize = 20 })
table.insert(said, "pages: " .. table.concat(pages, " "))
table.insert(said, "items: " .. result.itemCount)

local failure = ask("movies/nowPlayin", vim.empty_dict())
table.insert(said, "error: " .. failure.code)

-- It keeps an answer of -32800 to itself, and of that alone it tells only that it came.
local answered, called = false, false
local function callback() called = true end
local _, id = client.request("movies/get", { id = "amc:movie:408" }, callback, function() answered = true end)
client.notify("$/cancelRequest", { id = id })
settle(function() return answered end)
table.insert(said, "cancelled: " .. (called and "otherwise" or -32800))

_, result = ask("server/ping", { sequence = 7 })
table.insert(said, "ping: " .. result.sequence)
ask("shutdown", vim.NIL)
client.notify("exit")
settle(function() return exit ~= nil end)
table.insert(said, "exit: " .. exit)
vim.fn.writefile(said, vim.env.SAID)
vim.cmd("qall!")
