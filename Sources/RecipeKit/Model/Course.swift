/// A kind of meal that groups recipes: Breakfasts, Soups, Desserts.
///
/// Names that differ only in case, in accents, or in singular and plural mean the same course: `dessert`, `Desserts`
/// and `DESSERT`. The usual names of a well-known course also mean the same course: `side`, `Side Dish` and `Sides`.
/// Well-known courses come first, in the order of the day and of a meal. The other courses follow in alphabetical
/// order. The course for recipes without a course is last.
public struct Course: Hashable, Sendable, Identifiable {
    /// The identifier, which is the same for all names of the course. Use it to compare and to store courses, but do
    /// not display it.
    public let id: String
    /// The title for the header of a section: `Desserts`.
    public let title: String
    /// The rank in the order of courses.
    package let rank: CourseRank
    private let sortingKey: SortingKey

    /// The course of recipes without a course in their metadata: `Other recipes`.
    public static let other = Course(id: "", title: "Other recipes", rank: .none)

    /// Creates the course for a name in the metadata of a recipe. Creates ``other`` if there is no name, or if the name
    /// consists only of spaces and punctuation.
    ///
    /// If the name is a list (`Dinner, Side Dish`), the course is the first well-known course among its first 16 names. If
    /// there is none, the first name is used. A call takes a few microseconds. If many recipes have the same name, reuse
    /// the result.
    public init(named name: String?) {
        guard let name else {
            self = .other
            return
        }
        if let known = WellKnownCourses.course(named: name) {
            self = known
            return
        }
        let parts = Self.parts(of: name)
        if parts.count > 1,
            let known = parts.prefix(Self.mostNames).lazy.compactMap({ WellKnownCourses.course(named: $0) }).first
        {
            self = known
            return
        }
        let first = parts.first ?? name
        let key = Self.singular(SortingKey(first).text)
        guard !key.isEmpty else {
            self = .other
            return
        }
        self.init(id: key, title: Self.titled(first), rank: .unknown)
    }

    /// The number of names of a list that are looked up in all languages. More would let a stranger's file delay the
    /// screen.
    private static let mostNames = 16

    init(id: String, title: String, rank: CourseRank) {
        self.id = id
        self.title = title
        self.rank = rank
        sortingKey = SortingKey(title)
    }

    /// Returns whether two courses have the same ``id``.
    public static func == (left: Course, right: Course) -> Bool { left.id == right.id }

    /// Hashes the ``id``.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// Returns whether a name is a well-known course in any supported language.
    package static func isWellKnown(_ name: String) -> Bool { WellKnownCourses.course(named: name) != nil }

    /// Returns the first tag that names a kind of meal, such as `Dessert` or `Main dish`, or `nil` if there is none. A tag
    /// that names a main ingredient (`Chicken`) does not say what kind of meal a recipe is.
    package static func tag(among tags: [String]) -> String? {
        tags.first { tag in
            let key = SortingKey(tag).text
            let rank = WellKnownCourses.ranks[key] ?? WellKnownCourses.ranks[singular(key)]
            return rank.map { $0 != .centrepiece } ?? false
        }
    }

    /// Returns the names in a list of courses. The list separates them by `,`, `;`, `/`, `|` or the word `or`.
    private static func parts(of name: String) -> [String] {
        var parts: [String] = []
        for part in name.split(whereSeparator: { ",;/|".contains($0) }) {
            var words: [Substring] = []
            for word in part.split(separator: " ") {
                if word.lowercased() == "or" {
                    parts.append(words.joined(separator: " "))
                    words = []
                } else {
                    words.append(word)
                }
            }
            parts.append(words.joined(separator: " "))
        }
        parts.removeAll(where: \.isEmpty)
        return parts
    }

    /// Returns the name with a capital letter at its start and single spaces between words. `_` counts as a space.
    private static func titled(_ name: String) -> String {
        let words = name.split { $0.isWhitespace || $0 == "_" }.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Returns a folded name without an English plural ending: `berries` becomes `berry`. Many French and Spanish
    /// plurals have the same endings.
    package static func singular(_ name: String) -> String {
        if name.count > 4, name.hasSuffix("ies") { return name.dropLast(3) + "y" }
        for ending in ["sses", "shes", "ches", "xes"] where name.hasSuffix(ending) { return String(name.dropLast(2)) }
        guard name.count > 3, name.hasSuffix("s"), !["ss", "us", "is"].contains(where: name.hasSuffix) else {
            return name
        }
        return String(name.dropLast())
    }
}

extension Course: Comparable {
    /// Returns whether the first course is shown before the second one on the home screen.
    public static func < (left: Course, right: Course) -> Bool {
        (left.rank.rawValue, left.sortingKey, left.id) < (right.rank.rawValue, right.sortingKey, right.id)
    }
}

/// The position of a course in the day or in a meal. The cases are in the order in which courses are shown.
package enum CourseRank: Int {
    case breakfast, brunch, lunch
    case starter, snack, soup, salad, pasta
    case main
    /// Courses named after a main ingredient or a kind of dish: Fish, Stews.
    case centrepiece
    case side
    case dessert, baking, bread
    case drink
    case sauce, preserve, basics
    case menu
    /// Courses that are not well known.
    case unknown
    /// Recipes without a course.
    case none

    /// Creates the rank that a language names for its courses, or returns `nil` for another name.
    init?(name: Substring) {
        switch name {
        case "breakfast": self = .breakfast
        case "brunch": self = .brunch
        case "lunch": self = .lunch
        case "starter": self = .starter
        case "snack": self = .snack
        case "soup": self = .soup
        case "salad": self = .salad
        case "pasta": self = .pasta
        case "main": self = .main
        case "centrepiece": self = .centrepiece
        case "side": self = .side
        case "dessert": self = .dessert
        case "baking": self = .baking
        case "bread": self = .bread
        case "drink": self = .drink
        case "sauce": self = .sauce
        case "preserve": self = .preserve
        case "basics": self = .basics
        case "menu": self = .menu
        default: return nil
        }
    }
}
