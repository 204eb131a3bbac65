import RecipeKit

/// Recognizes cookware by its name, in lists that contain both ingredients and cookware.
enum MarkdownCookwareWords {
    /// Returns whether a name is the name of cookware. In scripts without spaces, the last characters of the name
    /// decide. In other scripts, its words decide.
    static func isCookware(_ name: String) -> Bool {
        let (words, _, isUnspaced) = MarkdownHeadingTable.words(of: name)
        if isUnspaced { return endings.contains { name.hasSuffix($0) } }
        return words.contains { self.words.contains($0) }
    }

    /// Returns the cookware in a row of a table. A cell that only says yes is left out. A cell that says no means that
    /// the cookware is not necessary, so `(optional)` is added to the name.
    static func name(ofRow row: [String]) -> String {
        let cells = row.map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
        let words = cells.filter { !answers.contains($0.lowercased()) && !denials.contains($0.lowercased()) }
        let isOptional = cells.contains { denials.contains($0.lowercased()) }
        return words.joined(separator: " ") + (isOptional && !words.isEmpty ? " (optional)" : "")
    }

    /// Returns `true` for a cell that says yes, `false` for a cell that says no, and `nil` for any other cell.
    static func answer(_ cell: String) -> Bool? {
        let word = cell.lowercased()
        return answers.contains(word) ? true : denials.contains(word) ? false : nil
    }

    private static let answers: Set<String> = [
        "yes", "y", "ja", "oui", "sí", "si", "да", "tak", "ano", "是", "必须", "✓", "✔", "✅", "x", "true", "sim", "kyllä",
        "igen", "はい", "optional", "可选", "○",
    ]
    private static let denials: Set<String> = [
        "no", "n", "nein", "non", "nee", "нет", "nie", "ne", "否", "✗", "❌", "-", "false", "não", "nej", "nei", "ei",
        "nem", "いいえ", "×",
    ]

    private static let endings = [
        "锅", "鍋", "刀", "炉", "爐", "箱", "盆", "碗", "盘", "盤", "勺", "铲", "鏟", "筷", "筷子", "刷", "刷子", "器", "机", "機", "板",
        "布", "纸", "紙", "膜", "夹", "杯", "瓶", "罐", "棒", "筛", "篩", "盒", "袋", "秤", "尺", "签", "網", "网", "架", "模具", "工具",
        "手套", "剪", "剪刀", "灶", "蒸笼", "蒸屉", "釜", "微波", "ボウル", "フライパン", "オーブン", "レンジ", "냄비", "프라이팬", "그릇", "오븐",
    ]

    private static let words: Set<String> = [
        "pan", "pot", "saucepan", "skillet", "wok", "oven", "bowl", "knife", "whisk", "spatula", "blender", "mixer",
        "tray",
        "tin", "mold", "mould", "sieve", "colander", "grater", "peeler", "thermometer", "scale", "scales", "rack",
        "foil",
        "parchment", "processor", "microwave", "airfryer", "tongs", "ladle", "board", "topf", "pfanne", "schussel",
        "messer",
        "schneebesen", "backofen", "ofen", "backblech", "sieb", "mixer", "casserole", "poele", "four", "fouet",
        "saladier",
        "moule", "olla", "sarten", "horno", "bol", "batidora", "molde", "pentola", "padella", "forno", "ciotola",
        "frusta",
        "кастрюля", "сковорода", "духовка", "миска", "нож", "венчик", "блендер", "форма", "противень", "сито", "терка",
    ]
}
