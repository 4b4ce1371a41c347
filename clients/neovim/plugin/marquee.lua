-- SPDX-License-Identifier: MIT
if vim.g.loaded_marquee or vim.fn.has("nvim-0.7") == 0 then
  return
end
vim.g.loaded_marquee = true

vim.api.nvim_create_user_command("Marquee", function(arguments)
  require("marquee.command").run(arguments.args, arguments.mods)
end, {
  nargs = "*",
  desc = "Movies, showtimes, theatres and seats",
  complete = function(lead, line, position)
    return require("marquee.completion").complete(lead, line, position)
  end,
})
