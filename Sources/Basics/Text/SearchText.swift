// SPDX-License-Identifier: MIT
#if os(Linux)
  @_spi(_Unicode) import Swift
#else
  import CoreFoundation
#endif

extension String {
  /// This text as upstreams search for it, however it was typed or copied: in Unicode's form NFC, with plain characters
  /// for those that only look different (`compatibilityForm`), without invisible ones, with single blanks between
  /// words.
  ///
  /// Joiners stay between letters of scripts that are spelled with them (Persian, the scripts of India and others). A
  /// hyphen or a blank at which no line may break is an ordinary one.
  public var searchText: String {
    var scalars = String.UnicodeScalarView()
    var needsBlank = false
    var joiner: Unicode.Scalar?
    func append(_ scalar: Unicode.Scalar) {
      if needsBlank, !scalars.isEmpty { scalars.append(" ") }
      if let joiner, !needsBlank, scalars.last?.takesJoiners ?? false, scalar.takesJoiners { scalars.append(joiner) }
      needsBlank = false
      joiner = nil
      scalars.append(scalar)
    }
    for scalar in unicodeScalars {
      if scalar.properties.isWhitespace {
        needsBlank = true
      } else if 0x200C...0x200D ~= scalar.value {
        joiner = scalar
      } else if let form = scalar.compatibilityForm {
        form.unicodeScalars.forEach(append)
      } else if !scalar.isInvisible {
        append(scalar == "\u{2011}" ? "-" : scalar)
      }
    }
    return String(scalars).composed
  }

  /// The text in Unicode's form NFC (UAX 15), in which the upstreams have their titles.
  var composed: String {
    #if os(Linux)
      String(String.UnicodeScalarView(_nfc))
    #else
      var units = Array(utf16)
      let text = CFStringCreateMutable(nil, 0)
      CFStringAppendCharacters(text, &units, units.count)
      CFStringNormalize(text, .C)
      units = Array(repeating: 0, count: CFStringGetLength(text))
      CFStringGetCharacters(text, CFRange(location: 0, length: units.count), &units)
      return String(decoding: units, as: UTF16.self)
    #endif
  }
}

extension Unicode.Scalar {
  /// Whether it is a control, or shown by no font. Interlinear annotations are for programs only (Unicode 23.8).
  fileprivate var isInvisible: Bool {
    properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control || 0xFFF9...0xFFFB ~= value
  }

  /// Whether it belongs to the scripts of the Near East, India and Southeast Asia.
  fileprivate var takesJoiners: Bool {
    switch value {
    case 0x600...0x109F, 0x1700...0x18AF, 0x1A00...0x1CFF, 0xA800...0xABFF, 0x11000...0x11FFF: true
    default: false
    }
  }
}
