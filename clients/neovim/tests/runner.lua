-- SPDX-License-Identifier: MIT
--
-- What the tests are written with: test(name, body), equal, matches, eventually, and a clean editor for each test.

local tests = 0
local failures = 0
local notices = {}

root = vim.fn.fnamemodify(debug.getinfo(1, "S").source:sub(2), ":p:h:h:h:h")
patience = 60000

vim.o.columns = 100
vim.o.lines = 40
vim.o.more = false
vim.notify = function(message, level)
  table.insert(notices, { message = message, level = level })
end

local function write(...)
  io.stdout:write(...)
  io.stdout:write("\n")
end

--- What vim.notify was called with since the test began.
function notified()
  return notices
end

local function clean()
  notices = {}
  vim.cmd("silent! tabonly!")
  vim.cmd("silent! only!")
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    vim.api.nvim_buf_delete(buffer, { force = true })
  end
end

function test(name, body)
  tests = tests + 1
  clean()
  local fine, trace = xpcall(body, debug.traceback)
  if not fine then
    failures = failures + 1
    write("FAILED: " .. name)
    write(trace)
  end
end

function equal(got, wanted)
  if not vim.deep_equal(got, wanted) then
    error(("got %s, wanted %s"):format(vim.inspect(got), vim.inspect(wanted)), 2)
  end
end

function matches(got, pattern)
  if type(got) ~= "string" or not got:find(pattern) then
    error(("%s does not match %s"):format(vim.inspect(got), pattern), 2)
  end
end

--- Waits for something to become true; never for time.
function eventually(what, condition)
  local seen = vim.wait(patience, condition, 2)
  if not seen then
    error("never: " .. what, 2)
  end
end

--- The newest message to the user.
function last_notice()
  return (notified()[#notified()] or {}).message or ""
end

function eventually_noticed(pattern)
  local seen = vim.wait(patience, function()
    return last_notice():find(pattern)
  end, 2)
  if not seen then
    error(("never noticed: %s, but: %s"):format(pattern, last_notice()), 2)
  end
end

--- Runs the body with this answer to each question.
function answering(answer, body)
  local plain, asked = vim.ui.input, nil
  vim.ui.input = function(options, callback)
    asked = options
    callback(answer)
  end
  local fine, trace = pcall(body)
  vim.ui.input = plain
  assert(fine, trace)
  return asked
end

--- Types keys, mappings included.
function type_keys(keys)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, true, true), "xt", false)
end

--- The lines of the current buffer.
function lines()
  return vim.api.nvim_buf_get_lines(0, 0, -1, false)
end

function content()
  return table.concat(lines(), "\n")
end

--- The first line that matches, and its number.
function find_line(pattern)
  for number, line in ipairs(lines()) do
    if line:find(pattern) then
      return number, line
    end
  end
end

--- Waits until the current buffer's requests are answered.
function settled()
  eventually("the buffer is complete", function()
    return vim.b.marquee_status and not vim.b.marquee_status.percentage
  end)
end

--- Runs a command, and waits for what it asks for.
function run(command)
  vim.cmd(command)
  settled()
end

--- Types keys, and waits for what they ask for.
function press(keys)
  type_keys(keys)
  settled()
end

--- The method of the page in the current window, and what it is about.
function shown()
  local view = require("marquee.ui.view").current()
  local spec = view and view.page.spec
  local params = spec and spec.params or {}
  return spec and vim.trim(spec.method .. " " .. (params.id or params.query or params.theatreId or params.place or ""))
end

--- Moves the cursor to a line.
function cursor_to(line)
  vim.api.nvim_win_set_cursor(0, { line, 0 })
  vim.cmd("doautocmd CursorMoved")
end

--- Moves the cursor to the first line that matches.
function go_to(pattern)
  local number = find_line(pattern)
  assert(number, pattern .. " is not in\n" .. content())
  cursor_to(number)
end

--- Runs the body, and gives what was said meanwhile in the line for messages.
function said(body)
  local words, echo = {}, vim.api.nvim_echo
  vim.api.nvim_echo = function(chunks)
    table.insert(words, chunks[1][1])
  end
  local fine, trace = pcall(body)
  vim.api.nvim_echo = echo
  assert(fine, trace)
  return words
end

--- Runs the body, and gives the addresses that it opened.
function opened(body)
  local urls, address = {}, require("marquee.ui.address")
  local open = address.open
  address.open = function(url)
    table.insert(urls, url)
  end
  local fine, trace = pcall(body)
  address.open = open
  assert(fine, trace)
  return urls
end

--- The shared client, with the sandbox behind it.
function sandbox(options)
  require("marquee").setup(vim.tbl_extend("force", { sandbox = true }, options or {}))
  return require("marquee")
end

--- A test that begins with the sandbox behind the shared client, which its body gets.
function in_sandbox(name, body)
  test(name, function()
    body(sandbox())
  end)
end

--- A program that is started in the server's place.
function server(name)
  return root .. "/Tests/clients/servers/" .. name
end

--- The variables of a server whose AMC misbehaves on demand.
function upstream()
  return {
    MARQUEE_AMC_URL = vim.env.MARQUEE_SCENARIO_UPSTREAM,
    MARQUEE_AMC_KEY = "test",
    MARQUEE_AMC_RATE = "0",
  }
end

function finish()
  local name = vim.fn.fnamemodify(vim.env.MARQUEE_TEST_COUNT, ":h:t")
  write(("%s: %d tests, %d failed"):format(name, tests, failures))
  vim.fn.writefile({ tostring(tests) }, vim.env.MARQUEE_TEST_COUNT)
  vim.cmd(failures == 0 and "qall!" or "cquit!")
end
