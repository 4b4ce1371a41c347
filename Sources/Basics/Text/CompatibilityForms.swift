// SPDX-License-Identifier: MIT
extension Unicode.Scalar {
  /// The plain characters that this one stands for: `fi` for a ligature, `II` for a Roman numeral, `A` for a full-width
  /// letter. Nil if Unicode has no such mapping or doesn't tag it `<compat>`, `<wide>` or `<narrow>`: fractions,
  /// superscripts and circles have a meaning of their own. Nil too for blanks, invisible fillers, and accents that
  /// stand alone, which would become a blank and a mark.
  var compatibilityForm: String? {
    guard value >= 0xB5 else { return nil }
    if 0xFF01...0xFF5E ~= value { return Unicode.Scalar(value - 0xFEE0).map { String($0) } }
    return Self.compatibilityForms[value]
  }

  /// The mappings of UnicodeData.txt (field 5) in form NFKC. Tests/Conformance/query_text_test.py compares them with
  /// Python's.
  private static let compatibilityForms: [UInt32: String] = {
    var forms: [UInt32: String] = [:]
    var next: UInt32 = 0
    // Split by scalars: a blank and a combining mark after it are one `Character`.
    for word in compatibilityTable.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map(Substring.init) {
      if word.first == "@", let first = UInt32(word.dropFirst(), radix: 16) {
        next = first
      } else {
        forms[next] = String(word)
        next += 1
      }
    }
    return forms
  }()

  /// `@` and a code point, then the forms of this character and of those that follow it.
  private static let compatibilityTable = """
    @B5 μ @132 IJ ij @13F L· l· @149 ʼn @17F s @1C4 DŽ Dž dž LJ Lj lj NJ Nj nj @1F1 DZ Dz dz @3D0 β θ Υ @3D5 φ π @3F0
    κ ρ ς @3F4 Θ ε @3F9 Σ @587 եւ @675 \u{627}\u{674} \u{648}\u{674} \u{6C7}\u{674} \u{64A}\u{674} @E33 \u{E4D}า @EB3
    \u{ECD}າ @EDC ຫນ ຫມ @F77 \u{FB2}\u{F71}\u{F80} @F79 \u{FB3}\u{F71}\u{F80} @1E9A aʾ @2024 . .. ... @2033 ′′ ′′′
    @2036 ‵‵ ‵‵‵ @203C !! @2047 ?? ?! !? @2057 ′′′′ @20A8 Rs @2100 a/c a/s @2103 °C @2105 c/o c/u Ɛ @2109 °F @2116 No
    @2121 TEL @2135 \u{5D0} \u{5D1} \u{5D2} \u{5D3} @213B FAX @2160 I II III IV V VI VII VIII IX X XI XII L C D M i ii
    iii iv v vi vii viii ix x xi xii l c d m @222C ∫∫ ∫∫∫ @222F ∮∮ ∮∮∮ @2474 (1) (2) (3) (4) (5) (6) (7) (8) (9) (10)
    (11) (12) (13) (14) (15) (16) (17) (18) (19) (20) 1. 2. 3. 4. 5. 6. 7. 8. 9. 10. 11. 12. 13. 14. 15. 16. 17. 18.
    19. 20. (a) (b) (c) (d) (e) (f) (g) (h) (i) (j) (k) (l) (m) (n) (o) (p) (q) (r) (s) (t) (u) (v) (w) (x) (y) (z)
    @2A0C ∫∫∫∫ @2A74 ::= == === @2E9F 母 @2EF3 龟 @2F00 一 丨 丶 丿 乙 亅 二 亠 人 儿 入 八 冂 冖 冫 几 凵 刀 力 勹 匕 匚 匸 十 卜 卩 厂 厶 又 口 囗 土
    士 夂 夊 夕 大 女 子 宀 寸 小 尢 尸 屮 山 巛 工 己 巾 干 幺 广 廴 廾 弋 弓 彐 彡 彳 心 戈 戶 手 支 攴 文 斗 斤 方 无 日 曰 月 木 欠 止 歹 殳 毋 比 毛 氏 气 水 火 爪 父 爻
    爿 片 牙 牛 犬 玄 玉 瓜 瓦 甘 生 用 田 疋 疒 癶 白 皮 皿 目 矛 矢 石 示 禸 禾 穴 立 竹 米 糸 缶 网 羊 羽 老 而 耒 耳 聿 肉 臣 自 至 臼 舌 舛 舟 艮 色 艸 虍 虫 血 行 衣 襾
    見 角 言 谷 豆 豕 豸 貝 赤 走 足 身 車 辛 辰 辵 邑 酉 釆 里 金 長 門 阜 隶 隹 雨 靑 非 面 革 韋 韭 音 頁 風 飛 食 首 香 馬 骨 高 髟 鬥 鬯 鬲 鬼 魚 鳥 鹵 鹿 麥 麻 黃 黍 黑
    黹 黽 鼎 鼓 鼠 鼻 齊 齒 龍 龜 龠 @3036 〒 @3038 十 卄 卅 @3131 ᄀ ᄁ ᆪ ᄂ ᆬ ᆭ ᄃ ᄄ ᄅ ᆰ ᆱ ᆲ ᆳ ᆴ ᆵ ᄚ ᄆ ᄇ ᄈ ᄡ ᄉ ᄊ ᄋ ᄌ ᄍ ᄎ ᄏ ᄐ ᄑ ᄒ ᅡ ᅢ ᅣ
    ᅤ ᅥ ᅦ ᅧ ᅨ ᅩ ᅪ ᅫ ᅬ ᅭ ᅮ ᅯ ᅰ ᅱ ᅲ ᅳ ᅴ ᅵ @3165 ᄔ ᄕ ᇇ ᇈ ᇌ ᇎ ᇓ ᇗ ᇙ ᄜ ᇝ ᇟ ᄝ ᄞ ᄠ ᄢ ᄣ ᄧ ᄩ ᄫ ᄬ ᄭ ᄮ ᄯ ᄲ ᄶ ᅀ ᅇ ᅌ ᇱ ᇲ ᅗ ᅘ ᅙ ᆄ ᆅ
    ᆈ ᆑ ᆒ ᆔ ᆞ ᆡ @3200 (ᄀ) (ᄂ) (ᄃ) (ᄅ) (ᄆ) (ᄇ) (ᄉ) (ᄋ) (ᄌ) (ᄎ) (ᄏ) (ᄐ) (ᄑ) (ᄒ) (가) (나) (다) (라) (마) (바) (사) (아) (자) (차)
    (카) (타) (파) (하) (주) (오전) (오후) @3220 (一) (二) (三) (四) (五) (六) (七) (八) (九) (十) (月) (火) (水) (木) (金) (土) (日) (株) (有)
    (社) (名) (特) (財) (祝) (労) (代) (呼) (学) (監) (企) (資) (協) (祭) (休) (自) (至) @32C0 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月
    @3358 0点 1点 2点 3点 4点 5点 6点 7点 8点 9点 10点 11点 12点 13点 14点 15点 16点 17点 18点 19点 20点 21点 22点 23点 24点 @33E0 1日 2日 3日 4日
    5日 6日 7日 8日 9日 10日 11日 12日 13日 14日 15日 16日 17日 18日 19日 20日 21日 22日 23日 24日 25日 26日 27日 28日 29日 30日 31日 @FB00 ff fi
    fl ffi ffl st st @FB13 մն մե մի վն մխ @FB4F \u{5D0}\u{5DC} @FE4D _ _ _ @FF5F ⦅ ⦆ 。 「 」 、 ・ ヲ ァ ィ ゥ ェ ォ ャ ュ ョ ッ ー ア
    イ ウ エ オ カ キ ク ケ コ サ シ ス セ ソ タ チ ツ テ ト ナ ニ ヌ ネ ノ ハ ヒ フ ヘ ホ マ ミ ム メ モ ヤ ユ ヨ ラ リ ル レ ロ ワ ン \u{3099} \u{309A} @FFA1 ᄀ
    ᄁ ᆪ ᄂ ᆬ ᆭ ᄃ ᄄ ᄅ ᆰ ᆱ ᆲ ᆳ ᆴ ᆵ ᄚ ᄆ ᄇ ᄈ ᄡ ᄉ ᄊ ᄋ ᄌ ᄍ ᄎ ᄏ ᄐ ᄑ ᄒ @FFC2 ᅡ ᅢ ᅣ ᅤ ᅥ ᅦ @FFCA ᅧ ᅨ ᅩ ᅪ ᅫ ᅬ @FFD2 ᅭ ᅮ ᅯ ᅰ ᅱ ᅲ
    @FFDA ᅳ ᅴ ᅵ @FFE0 ¢ £ ¬ @FFE4 ¦ ¥ ₩ @FFE8 │ ← ↑ → ↓ ■ ○ @1F100 0. 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, @1F110 (A) (B) (C)
    (D) (E) (F) (G) (H) (I) (J) (K) (L) (M) (N) (O) (P) (Q) (R) (S) (T) (U) (V) (W) (X) (Y) (Z) 〔S〕 @1F240 〔本〕 〔三〕 〔二〕
    〔安〕 〔点〕 〔打〕 〔盗〕 〔勝〕 〔敗〕
    """
}
