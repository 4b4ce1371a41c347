// SPDX-License-Identifier: MIT
import Foundation

/// Complete images of 7 by 5 pixels, made by an ordinary encoder.
enum ImageSamples {
  static let png = decoded(
    "iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFCAIAAAAG+GGPAAAAFElEQVR4nGM8IafBgAGYMIWoIgoAdRwBGF1dXf0AAAAASUVORK5CYII=")
  static let gif = decoded("R0lGODdhBwAFAIEAAMgeKAAAAAAAAAAAACwAAAAABwAFAAAIDAABCBxIsKDBgwcDAgA7")
  static let losslessWebP = decoded("UklGRh4AAABXRUJQVlA4TBEAAAAvBgABAAdQjyIXpf+BiOh/AAA=")
  static let lossyWebP = decoded(
    "UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoHAAUABUB8JaACdAFAAAD+5s7MMJgnX/wQX8QX8QT7AAAA")
  static let extendedWebP = decoded(
    """
    UklGRlwAAABXRUJQVlA4WAoAAAAIAAAABgAABAAAVlA4ICgAAABwAQCdASoHAAUABUB8JaACdAFAAAD+5s7MMJgnX/wQX8QX8QT7AAAARVhJRg4AAABJ
    SSoACAAAAAAAAAAAAA==
    """)
  static let progressiveJPEG = decoded(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////
    ////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wgARCAAFAAcDASIAAhEB
    AxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAVAQEBAAAAAAAAAAAAAAAAAAABA//aAAwDAQACEAMQAAABgFP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA
    /9oACAEBAAEFAn//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/AX//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/AX//xAAUEAEAAAAA
    AAAAAAAAAAAAAAAA/9oACAEBAAY/An//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAE/IX//2gAMAwEAAgADAAAAEPP/xAAUEQEAAAAAAAAAAAAA
    AAAAAAAA/9oACAEDAQE/EH//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/EH//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAE/EH//2Q==
    """)
  /// With a fill byte, a comment, a restart marker and a table before the frame header.
  static let baselineJPEG: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xFF, 0xFE, 0x00, 0x04, 0xFF, 0xC0, 0xFF, 0xD0, 0xFF, 0xC4, 0x00, 0x02]
    + [0xFF, 0xC0, 0x00, 0x0B, 0x08, 0x00, 0x05, 0x00, 0x07, 0x01, 0x01, 0x11, 0x00]

  private static func decoded(_ text: String) -> [UInt8] {
    Array(Data(base64Encoded: text, options: .ignoreUnknownCharacters)!)
  }
}
