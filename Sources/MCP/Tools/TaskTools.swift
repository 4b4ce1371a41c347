// SPDX-License-Identifier: MIT

/// The tools that complete a whole task, in listing order. A model is to prefer them to the tools of single methods.
enum TaskTools {
  /// `tonight_from_my_list` is not essential: `what_to_see` picks from the list, and `whats_on_near` takes `library`.
  static func all(in set: MCPOptions.ToolSet) -> [Tool] {
    [WhatsOnNear.tool] + (set == .all ? [TonightFromMyList.tool] : [])
      + [FindFilm.tool, FindPerson.tool, ShowtimesAndSeats.tool, WatchAddTool.tool] + WatchTools.all + [MySettings.tool]
  }
}
