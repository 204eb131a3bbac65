/// A kind of meal that recipes are grouped under: Breakfasts, Soups, Desserts.
///
/// Names that differ in case, in accents or in being plural mean one course, and so do the usual spellings of the
/// well-known ones: `dessert`, `Desserts` and `DESSERT`; `side`, `Side Dish` and `Sides`. Well-known courses stand in the
/// order of the day and of a meal, others follow alphabetically, and recipes without a course come last.
public struct Course: Hashable, Sendable, Identifiable {
    /// The same for all names of one course; for comparing and for remembering, not for showing.
    public let id: String
    /// What a section's header says: `Desserts`.
    public let title: String
    /// Where it stands among the courses.
    let rank: CourseRank
    private let sortingKey: SortingKey

    /// Where recipes that name no course go: `Other recipes`.
    public static let other = Course(id: "", title: "Other recipes", rank: .none)

    /// The course that a recipe's ``RecipeSummary/course`` stands for. Of a list (`Dinner, Side Dish`) it is the first
    /// well-known one, else the first. Without a name, ``other``.
    ///
    /// Costs a few microseconds; where many recipes share a name, keep what it returns.
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
        if parts.count > 1, let known = parts.lazy.compactMap({ WellKnownCourses.course(named: $0) }).first {
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

    init(id: String, title: String, rank: CourseRank) {
        self.id = id
        self.title = title
        self.rank = rank
        sortingKey = SortingKey(title)
    }

    /// Two courses are one where their ids are, however a recipe spells them.
    public static func == (left: Course, right: Course) -> Bool { left.id == right.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// Whether a name is one that cooks of some language use for a course.
    static func isWellKnown(_ name: String) -> Bool { WellKnownCourses.course(named: name) != nil }

    /// The parts of a list of courses; empty where the name is no list.
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

    /// The name with a capital at its start and without blanks around it.
    private static func titled(_ name: String) -> String {
        let words = name.split { $0.isWhitespace || $0 == "_" }.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// A folded name without the ending of an English plural, which is that of French and Spanish ones too.
    static func singular(_ name: String) -> String {
        if name.count > 4, name.hasSuffix("ies") { return name.dropLast(3) + "y" }
        for ending in ["sses", "shes", "ches", "xes"] where name.hasSuffix(ending) { return String(name.dropLast(2)) }
        guard name.count > 3, name.hasSuffix("s"), !["ss", "us", "is"].contains(where: name.hasSuffix) else {
            return name
        }
        return String(name.dropLast())
    }
}

extension Course: Comparable {
    public static func < (left: Course, right: Course) -> Bool {
        if left.rank != right.rank { return left.rank.rawValue < right.rank.rawValue }
        return left.sortingKey == right.sortingKey ? left.id < right.id : left.sortingKey < right.sortingKey
    }
}
