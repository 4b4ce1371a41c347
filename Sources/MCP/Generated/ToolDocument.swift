// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/mcp; changes belong there.

/// The tools that do a whole task, by their names in schema/mcp/tools.json.
enum ToolDocument: String {
  case findFilm = "find_film"
  case findPerson = "find_person"
  case mySettings = "my_settings"
  case showtimesAndSeats = "showtimes_and_seats"
  case viewData = "view_data"
  case watchAdd = "watch_add"
  case watchEvents = "watch_events"
  case watchList = "watch_list"
  case watchRemove = "watch_remove"
  case whatsOnNear = "whats_on_near"
}
