import RecipeFormats

/// What `recipes doctor` found about one part of the program and its surroundings.
struct Finding {
    /// The name of the part in the JSON output.
    var id: String
    /// The name of the part for a person.
    var title: String
    /// What a person reads about the part.
    var lines: [String] = []
    /// The same as data.
    var facts: [(key: String, value: JSONText)] = []
    /// What is wrong or could be better.
    var advice: [Advice] = []

    init(_ id: String, _ title: String) { (self.id, self.title) = (id, title) }

    mutating func note(_ key: String, _ value: JSONText, _ line: String? = nil) {
        facts.append((key, value))
        if let line { lines.append(line) }
    }

    mutating func need(_ text: String, items: [String] = [], remedy: String) {
        advice.append(Advice(isNeeded: true, text: text, items: items, remedy: remedy))
    }

    mutating func hint(_ text: String, items: [String] = [], remedy: String) {
        advice.append(Advice(isNeeded: false, text: text, items: items, remedy: remedy))
    }
}

/// Something that the person can do.
struct Advice {
    /// Whether the program cannot do all of its work before it is done.
    var isNeeded: Bool
    /// What is wrong, in one sentence.
    var text: String
    /// The files, foods or lines that it is about.
    var items: [String]
    /// What to do, in one sentence.
    var remedy: String
}

/// What a person reads of sizes, paths and numbers.
enum DoctorWords {
    static func size(_ bytes: Int) -> String {
        switch bytes {
        case ..<1024: "\(bytes) bytes"
        case ..<(1 << 20): "\(bytes >> 10) KB"
        case ..<(1 << 30): "\(bytes >> 20) MB"
        default: "\(bytes >> 30).\((bytes >> 20) % 1024 * 10 / 1024) GB"
        }
    }

    static func count(_ number: Int, _ one: String, _ many: String) -> String {
        number == 1 ? "1 \(one)" : "\(number) \(many)"
    }

    /// Returns a path with `~` in place of the home folder.
    static func path(_ path: String) -> String {
        guard let home = getenv("HOME").map({ String(cString: $0) }), home.count > 1, path.hasPrefix(home + "/") else {
            return path
        }
        return "~" + path.dropFirst(home.count)
    }
}
