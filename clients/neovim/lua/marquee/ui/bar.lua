--- The bar of a window: what the buffer shows, how far it has come, and how to get help.

local text = require("marquee.text")

local bar = {}

local cells = 12

---@class marquee.Status
---@field title string
---@field detail? string Such as "40 of 51".
---@field percentage? integer How far the request is, while there is one.

local function escape(words)
  return (words:gsub("%%", "%%%%"))
end

---@param status marquee.Status
---@return string
function bar.draw(status)
  local parts = { " " .. status.title }
  if status.detail then
    table.insert(parts, status.detail)
  end
  if status.percentage then
    local full = math.floor(status.percentage * cells / 100 + 0.5)
    table.insert(parts, ("━"):rep(full) .. ("─"):rep(cells - full))
  end
  return escape(table.concat(parts, "  ")) .. "%=g? help "
end

--- What the option's expression gives, in the window that is drawn.
---@return string
function bar.text()
  local status = vim.b.marquee_status
  return status and bar.draw(status) or ""
end

---@param buffer integer
---@param status marquee.Status
function bar.show(buffer, status)
  vim.b[buffer].marquee_status = {
    title = text.clean(status.title),
    detail = status.detail and text.clean(status.detail),
    percentage = status.percentage,
  }
  vim.cmd("redrawstatus!")
end

return bar
