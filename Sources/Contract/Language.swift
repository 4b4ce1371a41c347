// SPDX-License-Identifier: MIT
import Basics
import JSON

/// A language of ISO 639-1 and optionally a country, in the form that every upstream accepts: `de`, `pt-BR`.
///
/// Reads any well-formed tag (BCP 47) in any case, with hyphens or underscores. A script decides between TMDB's two
/// kinds of Chinese if no country does; other scripts, variants and extensions are dropped, since no upstream has texts
/// by them.
public struct Language: Hashable, Sendable {
  /// The language's two-letter code.
  public let code: String
  /// The country.
  public let region: Region?

  /// The tag: `pt-BR`.
  public var tag: String { region.map { "\(code)-\($0.code)" } ?? code }

  /// - Returns: nil if the tag is malformed, or the language or country is none of ISO's.
  public init?(_ text: String) {
    guard let (language, country, script) = Self.subtags(of: text), ISOCodes.languages.contains(language) else {
      return nil
    }
    code = language
    region = (country ?? (language == "zh" ? script : nil)).flatMap { Region($0) }
    if country != nil, region == nil { return nil }
  }

  /// The tag's language in canonical form, its country, and the country for which TMDB has Chinese in its script.
  private static func subtags(of text: String) -> (language: String, country: String?, script: String?)? {
    let subtags = text.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = subtags.first, 2...3 ~= first.utf8.count, first.utf8.allSatisfy(\.isASCIILetter),
      subtags.allSatisfy({ 1...8 ~= $0.utf8.count && $0.utf8.allSatisfy(\.isASCIIAlphanumeric) })
    else { return nil }
    // After a single letter come extensions and what is for private use (RFC 5646 section 2.1).
    let rest = subtags.dropFirst().prefix { $0.utf8.count > 1 }
    let country = rest.first { $0.utf8.count == 2 && $0.utf8.allSatisfy(\.isASCIILetter) }
    // What BCP 47's registry prefers to withdrawn codes.
    let replacements = ["in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro"]
    let script = [("hans", "CN"), ("hant", "TW")].first { rest.contains($0.0) }?.1
    return (replacements[String(first)] ?? String(first), country.map(String.init), script)
  }

  /// The known tag that is nearest to an invalid one; nil for a malformed tag.
  private static func nearest(to text: String) -> String? {
    guard let (language, country, _) = subtags(of: text), let code = ISOCodes.languages.nearest(to: language) else {
      return nil
    }
    return [code, country.flatMap(Region.nearest)].compactMap(\.self).joined(separator: "-")
  }
}

extension Language: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let language = json.string.flatMap({ Language($0) }) else {
      throw json.mismatch(
        expected: "a language of ISO 639-1 such as en or pt-BR", nearest: json.string.flatMap(Self.nearest))
    }
    self = language
  }

  public func write(to writer: inout JSONWriter) { writer.string(tag) }
}

/// A country of ISO 3166-1, in the form that every upstream accepts: two capital letters. `uk` is read as `GB`.
public struct Region: Hashable, Sendable {
  /// The two-letter code.
  public let code: String

  /// The country of AMC's theatres.
  public static let unitedStates = Region(code: "US")

  private init(code: String) { self.code = code }

  /// Reads a code in any case.
  /// - Returns: nil if no country has it.
  public init?(_ text: String) {
    let code = Self.replacements[text.uppercased()] ?? text.uppercased()
    guard ISOCodes.countries.contains(code) else { return nil }
    self.code = code
  }

  /// What BCP 47's registry prefers to withdrawn codes, and the country of a code that is reserved for it.
  private static let replacements = [
    "UK": "GB", "BU": "MM", "DD": "DE", "FX": "FR", "TP": "TL", "YD": "YE", "ZR": "CD",
  ]

  /// The known code that is nearest to an unknown one.
  static func nearest(to text: String) -> String? {
    Region(text)?.code ?? ISOCodes.countries.nearest(to: text.uppercased())
  }
}

extension Region: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let region = json.string.flatMap({ Region($0) }) else {
      throw json.mismatch(
        expected: "a country code of ISO 3166-1 such as US", nearest: json.string.flatMap(Self.nearest))
    }
    self = region
  }

  public func write(to writer: inout JSONWriter) { writer.string(code) }
}

/// The two-letter codes of a standard, and common misspellings of them.
struct ISOCodes: Sendable {
  private let codes: [String]
  private let known: Set<String>
  private let others: [String: String]

  /// - Parameters:
  ///   - codes: the codes, with blanks between them.
  ///   - others: words of a code and what is written in its place.
  private init(_ codes: String, others: String) {
    self.codes = codes.split(whereSeparator: \.isWhitespace).map(String.init)
    known = Set(self.codes)
    self.others = others.split(whereSeparator: \.isWhitespace).reduce(into: [:]) { others, word in
      others[String(word.dropFirst(2))] = String(word.prefix(2))
    }
  }

  func contains(_ code: String) -> Bool { known.contains(code) }

  /// The known code nearest to `code`: itself, what the table has in its place, the beginning of a three-letter code,
  /// or one with nearly the same letters.
  func nearest(to code: String) -> String? {
    if contains(code) { return code }
    if let other = others[code] { return other }
    let beginning = String(code.prefix(2))
    guard !contains(beginning) || code.utf8.count > 3 else { return beginning }
    return Basics.nearest(to: code, in: codes.filter { $0.first == code.first } + codes)
  }

  /// ISO 639-1, and what TMDB has besides: `cn` for Cantonese, `sh` for Serbo-Croatian, and `xx` for films without
  /// words; in place of them codes of ISO 639-2 and countries.
  static let languages = ISOCodes(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch cn co cr cs cu cv cy da de dv dz ee
    el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it
    iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my
    na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm
    sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh xx yi yo za
    zh zu
    """,
    others: """
      aeave anarg bgbul bhbih bmbam bnben bsbos ceche csces cuchu cvchv dvdiv eeewe eoepo esspa etest ffful fjfij
      fofao fyfry gagle gdgla gngrn gvglv hohmo hthat hzher iaina idind ieile igibo ikipk ioido iuiku jajpn jvjav
      kgkon kjkua kkkaz klkal kmkhm knkan krkau kskas kvkom kwcor kykir lbltz lglug lnlin lolao ltlit lvlav mgmlg
      mhmah mimri mlmal mnmon mrmar mtmlt nbnob ngndo nrnbl nvnav omorm pipli plpol pspus ptpor rmroh rnrun rwkin
      scsrd sdsnd sesme sgsag skslk stsot svswe tktuk tltgl tntsn trtur tttat tytah uguig wawln zazha botib cscze
      cywel deger elgre eubaq faper hyarm isice kageo mimao mkmac msmay mybur nldut rorum skslo sqalb zhchi shhbs
      cnyue zhcmn tlfil degsw jajp cscz dadk elgr ukua vivn engb enus srrs deat
      """)

  /// ISO 3166-1 alpha-2; in place of it alpha-3 and languages.
  static let countries = ISOCodes(
    """
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
    CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO
    FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE
    JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO
    MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW
    PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM
    TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
    """,
    others: """
      ADAND AEARE AGATG AMARM AOAGO AQATA ATAUT AWABW AXALA BABIH BBBRB BDBGD BIBDI BJBEN BNBRN BQBES BSBHS BYBLR
      BZBLZ CDCOD CFCAF CGCOG CKCOK CLCHL CNCHN CVCPV CWCUW DKDNK EEEST EHESH FKFLK FMFSM FOFRO GDGRD GFGUF GLGRL
      GNGIN GPGLP GQGNQ GSSGS GWGNB GYGUY IEIRL ILISR IQIRQ JMJAM KMCOM KPPRK KRKOR KYCYM KZKAZ LRLBR LYLBY MEMNE
      MFMAF MGMDG MOMAC MPMNP MQMTQ MTMLT MVMDV MXMEX MZMOZ NUNIU PFPYF PGPNG PKPAK PLPOL PMSPM PNPCN PTPRT PWPLW
      PYPRY RSSRB SBSLB SCSYC SESWE SISVN SKSVK SNSEN SRSUR SVSLV SZSWZ TDTCD TFATF TMTKM TNTUN TRTUR TVTUV UAUKR
      UYURY WFWLF YTMYT GBEN JPJA DKDA GREL KRKO CNZH CZCS VNVI GBENG GBSCO GBWAL DEGER NLHOL
      """)
}
