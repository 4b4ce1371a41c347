-- SPDX-License-Identifier: MIT
--
-- :help marquee and :checkhealth marquee.

local doc = root .. "/clients/neovim/doc"

test("the help has tags, each once, and every link leads somewhere", function()
  vim.cmd("helptags " .. doc)
  vim.cmd("help marquee")
  matches(vim.api.nvim_buf_get_name(0), "marquee%.txt$")
  local tags = {}
  for _, line in ipairs(vim.fn.readfile(doc .. "/tags")) do
    tags[line:match("^[^\t]+")] = true
  end
  for _, tag in ipairs({ ":Marquee", "marquee-keys", "marquee.setup()", "marquee.movies.now_playing()" }) do
    assert(tags[tag], tag)
  end
  for _, file in ipairs({ "marquee.txt", "marquee-generated.txt" }) do
    for number, line in ipairs(vim.fn.readfile(doc .. "/" .. file)) do
      for link in line:gmatch("|([^|%s]+)|") do
        local known = tags[link] or #vim.fn.getcompletion(link, "help") > 0
        assert(known, ("%s:%d: |%s|"):format(file, number, link))
      end
    end
  end
end)

test("the help tells of every subcommand and every option", function()
  local help = table.concat(vim.fn.readfile(doc .. "/marquee.txt"), "\n")
  for _, name in ipairs(require("marquee.command").names()) do
    assert(help:find("*:Marquee-" .. name .. "*", 1, true), name)
  end
  for name in pairs(require("marquee.options").complete({})) do
    assert(help:find("{" .. name .. "}", 1, true), name)
  end
end)

test("the help tells of every colour", function()
  local help = table.concat(vim.fn.readfile(doc .. "/marquee.txt"), "\n")
  require("marquee.ui.highlights").define()
  local groups = vim.fn.getcompletion("Marquee", "highlight")
  assert(#groups > 10)
  for _, group in ipairs(groups) do
    local standard = vim.fn.execute("highlight " .. group):match("links to (%w+)")
    assert(help:find(group .. " +" .. standard), group)
  end
end)

local check = require("marquee.health")
check.patience, check.patience_with_doctor = patience, patience

--- What :checkhealth says.
local function health()
  vim.cmd("silent checkhealth marquee")
  return content()
end

in_sandbox("checkhealth finds the server, asks it, and tells what doctor found", function()
  local report = health()
  matches(report, "Found by MARQUEE_BIN: .*%(marquee %d+%.%d+%.%d+, contract .*%)")
  matches(report, "It answers over JSON%-RPC")
  matches(report, "It speaks version 1%.%d+%.%d+ of the contract, this plugin 1%.")
  matches(report, "sandbox +uses the built%-in catalogue")
  assert(not report:find("ERROR"), report)
end)

test("checkhealth says which keys are missing", function()
  require("marquee").setup({})
  matches(health(), "[Aa][Mm][Cc].*MARQUEE_AMC_KEY")
end)

test("checkhealth looks with the variables that the server gets", function()
  require("marquee").setup({ environment = upstream() })
  local report = health()
  matches(report, "key from MARQUEE_AMC_KEY")
  matches(report, "no key: set MARQUEE_TMDB_TOKEN")
end)

test("checkhealth says what to do where there is no server", function()
  require("marquee").setup({ command = "/nowhere/marquee" })
  local report = health()
  matches(report, "ERROR.*marquee was not found")
  matches(report, "swift build %-c release %-%-product marquee")
end)

test("checkhealth tells of a server that is old or talks nonsense", function()
  require("marquee").setup({ command = server("old") })
  local report = health()
  matches(report, "WARN.*update the server: the contract 0.1.0 of marquee 0.1.0 is older than the plugin's")
  matches(report, "does not answer: Unknown method")
  require("marquee").setup({ command = server("garbage") })
  matches(health(), "does not answer: marquee sent something that is no JSON%-RPC")
end)

test("checkhealth does not wait for ever for a server that hangs", function()
  local marker = vim.fn.tempname()
  require("marquee").setup({ command = { "sh", "-c", 'echo $$ >>"$1"; exec sleep 600', "sh", marker } })
  check.patience = 500
  matches(health(), "does not answer: no answer within")
  check.patience = patience
  for _, pid in ipairs(vim.fn.readfile(marker)) do
    eventually("the end of " .. pid, function()
      return vim.loop.kill(tonumber(pid), 0) ~= 0
    end)
  end
end)
