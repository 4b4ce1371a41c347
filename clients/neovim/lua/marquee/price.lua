-- SPDX-License-Identifier: MIT
--
--- Ticket prices: what they include, and what AMC doesn't give.

local price = {}

--- An amount, always with cents.
---@param amount number In US dollars.
---@return string
function price.dollars(amount)
  return (amount < 0 and "-" or "") .. ("$%.2f"):format(math.abs(amount))
end

--- The adult ticket, otherwise the first one.
---@param showtime marquee.Showtime
---@return marquee.TicketPrice?
function price.adult(showtime)
  for _, ticket in ipairs(showtime.ticketPrices or {}) do
    if ticket.type:upper() == "ADULT" then
      return ticket
    end
  end
  return (showtime.ticketPrices or {})[1]
end

--- The total of a ticket, with a plus if it lacks something: "$19.38+".
---@param ticket marquee.TicketPrice
---@return string
function price.total(ticket)
  if not ticket.total then
    return price.dollars(ticket.price) .. "+"
  end
  return price.dollars(ticket.total) .. (ticket.totalExcludes and "+" or "")
end

--- What the total of a ticket includes and lacks: "with tax, before fees that AMC may add at checkout".
---@param ticket marquee.TicketPrice
---@return string
function price.note(ticket)
  local lacks = {}
  for _, part in ipairs(ticket.totalExcludes or (ticket.total and {} or { "tax", "fees" })) do
    lacks[part] = true
  end
  local known, unknown = {}, {}
  table.insert(lacks.tax and unknown or known, "tax")
  table.insert(lacks.fees and unknown or known, lacks.fees and "fees that AMC may add at checkout" or "estimated fees")
  local parts = {}
  if #known > 0 then
    table.insert(parts, "with " .. table.concat(known, " and "))
  end
  if #unknown > 0 then
    table.insert(parts, "before " .. table.concat(unknown, " and "))
  end
  return table.concat(parts, ", ")
end

--- The total of a showing for a party, with a plus if it lacks something; empty if AMC gives no price.
---@param showing marquee.Showing
---@return string
function price.of_party(showing)
  return showing.total and price.dollars(showing.total) .. (showing.totalExcludes and "+" or "") or ""
end

local unknown_parts = {
  tax = "tax",
  fees = "fees",
  zones = "what the seats' zones add",
  surchargeTax = "tax on the surcharge",
  memberDiscount = "whether the discount is for members only",
}

--- The total of a plan, with a plus if it lacks something.
---@param total marquee.PlanTotal
---@return string
function price.of_plan(total)
  return price.dollars(total.amount) .. (total.unknown and "+" or "")
end

--- The parts of a plan's total, and what is not known of it.
---@param total marquee.PlanTotal
---@return string[]
function price.parts(total)
  local sums, order = {}, {}
  for _, part in ipairs(total.parts) do
    local name = part.kind
    if part.kind == "ticket" then
      name = ("%d %s%s"):format(part.quantity, part.name:lower(), part.quantity == 1 and "" or "s")
    elseif part.kind == "surcharge" then
      name = part.name
    elseif part.kind == "fee" then
      name = part.name .. " fee"
    end
    if not sums[name] then
      table.insert(order, name)
    end
    sums[name] = (sums[name] or 0) + part.amount
  end
  local parts = vim.tbl_map(function(name)
    return name .. " " .. price.dollars(sums[name])
  end, order)
  local unknown = vim.tbl_map(function(name)
    return unknown_parts[name] or name
  end, total.unknown or {})
  if #unknown > 0 then
    table.insert(parts, "not known: " .. table.concat(unknown, ", "))
  end
  return parts
end

--- The price difference of a zone: "Preferred +$2.00"; nil if there is none.
---@param zone marquee.SeatZone
---@return string?
local function difference(zone)
  local name = zone.description or "zone " .. zone.zoneNumber
  if not zone.surchargeAmount and not zone.discountAmount then
    return name .. " (price not known)"
  end
  local more = (zone.surchargeAmount or 0) - (zone.discountAmount or 0)
  return more ~= 0 and ("%s %s%s"):format(name, more > 0 and "+" or "", price.dollars(more)) or nil
end

--- The price difference of a seat's zone; nil if there is none.
---@param seat marquee.Seat
---@param zones? marquee.SeatZone[]
---@return string?
function price.zone(seat, zones)
  if not zones or #zones == 0 then
    return nil
  end
  for _, zone in ipairs(zones) do
    if zone.zoneNumber == seat.zoneNumber then
      return difference(zone)
    end
  end
  return "price zone not known"
end

--- The price differences of an auditorium's zones, in words.
---@param zones? marquee.SeatZone[]
---@return string?
function price.zones(zones)
  if not zones then
    return "AMC doesn't say whether some seats cost more or less."
  end
  local texts = {}
  for _, zone in ipairs(zones) do
    table.insert(texts, difference(zone))
  end
  return #texts > 0 and table.concat(texts, ", ") .. " a seat" or nil
end

return price
