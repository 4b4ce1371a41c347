-- SPDX-License-Identifier: MIT
--
-- Servers that are missing, die, are old or talk nonsense; each is told once, and the next command starts again.

local marquee = require("marquee")

local function lines_of(title)
  local buffer = vim.fn.bufnr("marquee://" .. title)
  return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n")
end

test("a server that is not there is reported with how to build it", function()
  marquee.setup({ command = "/nowhere/marquee" })
  run("Marquee now")
  matches(content(), "marquee was not found; looked at the option command %(/nowhere/marquee%)")
  matches(content(), "pipx install marquee%-backend")
  matches(content(), "swift build%s+%-c release%s+%-%-product marquee")
  equal(#notified(), 1)
  matches(notified()[1].message, "marquee was not found")
end)

test("MARQUEE_BIN comes before PATH, and PATH last", function()
  local executable = require("marquee.executable")
  local binary = vim.env.MARQUEE_BIN
  equal(executable.find({}).source, "MARQUEE_BIN")
  equal(executable.find({ command = binary }).source, "the option command")
  equal(executable.find({ command = { binary, "--log-level", "error" } }).command[2], "--log-level")
  vim.env.MARQUEE_BIN = ""
  local path = vim.env.PATH
  vim.env.PATH = "/nowhere"
  local _, missing = executable.find({})
  matches(missing.message, "looked at PATH %(marquee%)")
  vim.env.PATH, vim.env.MARQUEE_BIN = path, binary
end)

test("a server that dies in mid-stream is told once, with its last words, and starts again", function()
  marquee.setup({ command = server("dies") })
  vim.cmd("Marquee now")
  vim.cmd("Marquee soon")
  for _, name in ipairs({ "Movies that play now", "Movies that come soon" }) do
    eventually("the end of " .. name, function()
      return lines_of(name):find("signal 9")
    end)
    matches(lines_of(name), "fatal: out of film")
  end
  equal(#notified(), 1)
  matches(notified()[1].message, "killed by signal 9")

  marquee.client().options.command = vim.env.MARQUEE_BIN
  marquee.client().options.sandbox = true
  press("R")
  assert(not content():find("out of film"))
  assert(#lines() > 20)
end)

test("a real server that is killed is reported the same way", function()
  marquee.setup({ command = vim.env.MARQUEE_BIN, sandbox = true })
  marquee.server.ping():wait(patience)
  local process = marquee.client().connection.process
  local request = marquee.movies.now_playing({ pageSize = 1 })
  vim.loop.kill(vim.fn.jobpid(process.job), "sigkill")
  local _, error = request:wait(patience)
  equal({ error.kind, error.retryable, error.code }, { "serverExited", true })
  equal(marquee.server.ping():wait(patience).pong, true)
end)

test("an error is told in one line that fits, whatever its length", function()
  marquee.setup({ command = "/nowhere/" .. ("marquee"):rep(30) })
  run("Marquee now")
  local message = notified()[1].message
  assert(vim.fn.strwidth(message) <= vim.v.echospace and not message:find("\n"), message)
end)

test("an old server is told to be old", function()
  marquee.setup({ command = server("old") })
  run("Marquee now")
  matches(content(), "The server gives nothing to show for movies/nowPlaying")
  run("Marquee soon")
  matches(content(), 'Unknown method "movies/comingSoon"')
  matches(content(), "older than the plugin")
  equal(#notified(), 1)
  matches(notified()[1].message, "^Marquee: update the server: the contract 0%.1%.0 of marquee 0%.1%.0 is older")
end)

test("a server of years to come is told to be newer, and what it still knows goes on", function()
  marquee.setup({ command = server("new") })
  run("Marquee now")
  equal(#notified(), 1)
  matches(notified()[1].message, "^Marquee: update the plugin: the contract 9%.0%.0 of marquee 9%.0%.0 is newer")
  run("Marquee soon")
  matches(content(), '"movies/comingSoon" was retired')
  equal(#notified(), 1)
end)

test("the same contract and a later minor one are nothing to speak of", function()
  local ours = require("marquee.generated.methods").contract_version
  local major, minor = ours:match("^(%d+)%.(%d+)")
  local function difference(version)
    return require("marquee.contract").difference({ contractVersion = version, serverInfo = { name = "marquee" } })
  end
  for _, version in ipairs({ ours, ("%d.%d.0"):format(major, minor + 1), ("%d.%d.99"):format(major, minor) }) do
    equal(difference(version), nil)
  end
  matches(difference(("%d.99.0"):format(major - 1)), "older")
  matches(difference(("%d.0"):format(major + 1)), "newer")
  matches(difference("next"), "older")
  matches(difference(nil), "older")
end)

test("a server that talks nonsense is told once, and ended", function()
  marquee.setup({ command = server("garbage") })
  run("Marquee now")
  matches(content(), "no JSON%-RPC: Welcome to Film OS 3.1")
  equal(#notified(), 1)
  press("R")
  matches(content(), "Welcome to Film OS")
  equal(#notified(), 2)
end)

test("<CR> on an error goes on from the page that failed", function()
  marquee.setup({
    pages = 9,
    environment = upstream(),
  })
  run("Marquee movies/advanceTickets")
  local number = find_line("<CR> tries again")
  local shown_page = require("marquee.ui.view").current().page
  equal(shown_page.list.count, 60)
  vim.api.nvim_win_set_cursor(0, { number, 0 })
  press("<CR>")
  equal({ shown_page.list.count, (find_line("<CR> tries again")) }, { 60, number })
  equal(#notified(), 0)
end)

test("an error that knows what was meant has it in a line that can be chosen", function()
  sandbox()
  run("Marquee whats-on Nowhereville")
  go_to("▸ Somerville")
  press("<CR>")
  matches(vim.b.marquee_status.title, "Somerville, MA")
  run("Marquee showtimes/whatsOn place=Olathe date=fridy")
  go_to("▸ friday")
  press("<CR>")
  matches(vim.b.marquee_status.title, "Fri 27 Nov")
end)

test("a page that will be asked for again says when, in whole seconds", function()
  local failure = require("marquee.ui.failure")
  local fault = { page = 3, willRetry = true, retryInSeconds = 1.2, error = { message = "AMC is slow" } }
  equal(failure.fault(fault), "page 3 failed; retrying in 2 s")
  fault.retryInSeconds = nil
  equal(failure.fault(fault), "page 3 failed; retrying")
  fault.willRetry = false
  equal(failure.fault(fault), "AMC is slow")
end)

test("an error says when another try may succeed", function()
  marquee.setup({ environment = upstream() })
  run("Marquee movie amc:movie:429")
  matches(content(), "\n  Try again in 120 s%.\n  <CR> tries again%.")
end)

test("hints are in the editor's terms", function()
  marquee.setup({})
  run("Marquee now")
  local words = content():gsub("%s+", " ")
  matches(words, "Set MARQUEE_AMC_KEY before Neovim starts, or in setup%({ environment = … }%)")
  matches(words, ':lua require%("marquee"%)%.credentials%.set%({ provider = "amc", key = "…" }%)')
  matches(words, ':lua require%("marquee"%)%.setup%({ sandbox = true }%) works without a key')
  assert(not words:find("--sandbox", 1, true) and not words:find("credentials/set", 1, true), words)
  local _, error = marquee.movies.popular():wait(patience)
  matches(tostring(error), 'provider = "tmdb"')
  equal(error.data.hint:find("credentials/set") ~= nil, true) -- The server's own words stay as they are.
end)

test("what is to be typed begins a line", function()
  marquee.setup({})
  run("Marquee now")
  assert(find_line('^  :lua require%("marquee"%)%.credentials%.set%('), content())
  assert(find_line('^  :lua require%("marquee"%)%.setup%({ sandbox = true }%) works'), content())
end)

test("a provider that can't be reached is named with its host and what to try", function()
  marquee.setup({ environment = { MARQUEE_AMC_URL = "http://127.0.0.1:9", MARQUEE_AMC_KEY = "k" } })
  run("Marquee movie amc:movie:1")
  matches(content(), "AMC refuses connections\n  127%.0%.0%.1:9 was asked; :checkhealth marquee tells of the")
end)

test("an answer without a key says which one is wanted", function()
  marquee.setup({})
  run("Marquee now")
  matches(content(), "MARQUEE_AMC_KEY")
  matches(content(), 'require%("marquee"%).setup%({ sandbox = true }%)')
end)

test("what the server names by its methods is named by keys and commands", function()
  local errors = require("marquee.errors")
  equal(errors.in_editor("Nothing here; library/set adds films."), "Nothing here; the key + adds films.")
  equal(errors.in_editor("settings/set stores it"), ":Marquee settings/set stores it")
  equal(errors.in_editor("AC/DC and/or https://example.com/a/b"), "AC/DC and/or https://example.com/a/b")
end)

test("a movie's page shows what came before an error", function()
  marquee.setup({ environment = upstream() })
  run("Marquee movie amc:movie:1002")
  matches(content(), "^\n   千と千尋の神隠し")
  matches(content(), "No key for TMDB")
  equal(#notified(), 0)
end)
