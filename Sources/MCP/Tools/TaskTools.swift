// SPDX-License-Identifier: MIT

/// The tools that complete a whole task, in listing order. A model is to prefer them to the tools of single methods.
enum TaskTools {
  static let all =
    [WhatsOnNear.tool, FindFilm.tool, FindPerson.tool, ShowtimesAndSeats.tool, WatchAddTool.tool] + WatchTools.all
    + [MySettings.tool]
}
