/// A key before a colon in a query.
enum QueryKey: CaseIterable {
    case title, with, without, step, course, tag, time, rating, `is`, missing

    /// Creates the key that a name stands for, in any letter case. Returns `nil` if it stands for none.
    init?(named name: String) {
        switch name.lowercased() {
        case "title", "name", "called": self = .title
        case "with", "ingredient", "ingredients", "has": self = .with
        case "without", "no": self = .without
        case "step", "steps": self = .step
        case "course", "category", "meal": self = .course
        case "tag", "tags", "diet", "cuisine": self = .tag
        case "time", "takes": self = .time
        case "rating", "rated", "stars": self = .rating
        case "is": self = .is
        case "missing", "lacks", "lacking": self = .missing
        default: return nil
        }
    }

    /// The name in help and messages.
    var name: String {
        switch self {
        case .title: "title"
        case .with: "with"
        case .without: "without"
        case .step: "step"
        case .course: "course"
        case .tag: "tag"
        case .time: "time"
        case .rating: "rating"
        case .is: "is"
        case .missing: "missing"
        }
    }

    /// A sentence that says which value must follow the colon.
    var request: String {
        switch self {
        case .title: "title: needs a word of the title, such as title:soup."
        case .with: "with: needs an ingredient, such as with:egg."
        case .without: "without: needs an ingredient, such as without:nuts."
        case .step: "step: needs a word of the steps, such as step:grill."
        case .course: "course: needs a kind of meal, such as course:dessert."
        case .tag: "tag: needs a tag, such as tag:vegan."
        case .time: "time: needs minutes or hours, such as time:<30, time:10-30 or time:1h."
        case .rating: "rating: needs stars from 1 to 5, such as rating:>=4."
        case .is: "is: needs favourite or cooked: is:favourite."
        case .missing: "missing: needs a number of ingredients to buy, such as missing:<=2."
        }
    }

    /// Whether the value after the colon is a number.
    var isNumber: Bool { self == .time || self == .rating || self == .missing }

    /// The names of all keys, for a message.
    static let names = allCases.map { "\($0.name):" }.joined(separator: ", ")

    /// Returns the first key name that differs from a word by at most one letter, or `nil` if there is none. If the
    /// word has at least three letters, a key name that begins with the word counts too.
    static func name(near word: String) -> String? {
        let word = word.lowercased()
        return allCases.map(\.name).first { name in
            WordDistance.distance(from: Array(word.utf8)[...], to: Array(name.utf8)[...], atMost: 1) != nil
                || word.count > 2 && name.hasPrefix(word)
        }
    }
}
