/// Lines in all scripts in which recipes may be written. Each line is difficult to display.
enum TextCorpus {
    static let lines: [String] = [
        // Latin letters with accents, precomposed and decomposed.
        "Crème brûlée", "Cre\u{300}me bru\u{302}le\u{301}e", "Smørrebrød", "Phở bò", "Pho\u{31B}\u{309} bo\u{300}",
        "z\u{335}\u{334}\u{321}a\u{308}\u{301}\u{323}lgo", "ﬁlet", "İçli köfte", "Ǆ ǆ", "Ａｌｌ ｗｉｄｅ", "ﾊﾝﾊﾞｰｸﾞ",
        // Scripts with wide characters.
        "麻婆豆腐", "たまごサンド", "カ\u{3099}レー", "김치찌개", "\u{1100}\u{1161}\u{11A8}비", "𠮷野家の牛丼", "《汉字》、。",
        "a汉b字c", "〇々ゞー", "～〜", "①②③ ㊗ ㍿",
        // Scripts whose letters combine, reorder or join.
        "ต้มยำกุ้ง", "ข้าวผัด", "น้ำ", "ລາບ", "দই বড়া", "क्षत्रिय पनीर", "नमस्ते", "மீன் குழம்பு", "ಬಿಸಿಬೇಳೆ", "കഞ്ഞി", "ਸਰ੍ਹੋਂ", "မုန့်ဟင်းခါး",
        "ភ្ជាប់", "བོད་ཇ", "ኢንጀራ", "ᠮᠣᠩᠭᠣᠯ",
        // Scripts from right to left.
        "شكشوكة", "شَكْشُوكَة", "חומוס", "חֻמּוּס עִם טְחִינָה", "کشک و بادمجان", "a شاي b", "\u{200F}שלום\u{200E}", "فلافل 3 قطع",
        // Greek, Cyrillic and similar scripts.
        "Τζατζίκι", "Борщ", "бо\u{301}рщ", "Хачапури хачапури ხაჭაპური", "Հարիսա", "Щи́ й Ї", "ᏣᎳᎩ",
        // Emoji: plain, with variation selectors, with skin tones, joined, flags, keycaps, and newer than the width
        // tables.
        "🍲🥕🧄", "☕ ☕\u{FE0E} ☕\u{FE0F}", "⚠️ ❤️ ✔︎ ☀️", "👩‍🍳👨🏽‍🍳", "👨‍👩‍👧‍👦 👩‍❤️‍💋‍👨", "🇨🇭🇯🇵🇺🇳", "🇨🇭🇯", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴‍☠️ 🏳️‍🌈",
        "1️⃣ #️⃣ *️⃣", "👍🏻👍🏿 ✌🏽", "🫜🫆🪾🫩", "🧑\u{200D}🧑\u{200D}🧒", "\u{1FAE9}\u{1FADC}", "‼️ ⁉️ ™️ ©️ ®️ ℹ️", "▪️ ◾ ⬛ ⭐ ⏰ ⌛ ⏩",
        // Spaces, characters without width, and characters that are shown at another position.
        "soft\u{AD}hy\u{AD}phen", "zero\u{200B}width\u{200C}x\u{200D}y\u{2060}z\u{FEFF}", "tab\there\t.",
        "no\u{A0}break\u{202F}thin\u{2009}em\u{2003}.",
        "\u{202E}desrever\u{202C} \u{2067}isolate\u{2069}", "line\u{2028}para\u{2029}graph", "\u{301}lone mark",
        "\u{200D}🍲\u{200D}", "a\u{20DD}b\u{20E3}",
        "\u{FFFC}\u{FFFD}", "\u{E000}\u{F8FF}\u{F0000}", "\u{378}\u{FFFF}", "variant\u{FE00}\u{E0100}x",
        "tag\u{E0001}\u{E0061}x", "\u{1D173}\u{1D17A}x",
        // Symbols used in recipes.
        "½ ⅓ ⅔ ¼ ¾ ⅛ 1⁄2", "180 °C ± 5 ℃ ℉", "2×3 − 4 – 5 — 6 … “x” ‘y’ «z» „w“", "№ § ¶ † ‡ • ‣ ◦ ‰ ′ ″",
        "€ £ ¥ ₽ ₹ ₺", "→ ← ↑ ↓ ⇒ ⟶", "─│┌┐└┘█░▌",
        "æ œ ß ẞ ø đ ł þ ð ŋ", "ｱｲｳ ￥ ￦", "⠃⠗⠑⠁⠙", "𝓢𝓸𝓾𝓹 𝔖𝔬𝔲𝔭", "♩♪♫ ♠♣♥♦ ☐☑☒ ✓✗",
        // Long words.
        "Donaudampfschifffahrtsgesellschaftskapitänsfrühstück und noch mehr", "汉字汉字汉字汉字汉字汉字汉字汉字汉字汉字汉字汉字汉字汉字汉字汉字",
    ]
}
