/// Goes through every recipe of an index once, to see whom filters admit by what the index knows of it.
struct RecipeFilter {
    private let filters: [SearchQuery.Filter]
    /// Whether courses are meant by filters, each asked once.
    private var courses: [Course: Bool] = [:]

    private struct Course: Hashable {
        var name: String?
        var filter: Int
    }

    /// What the index knows of a recipe by itself.
    struct Facts {
        var number: Int
        var minutes: Int?
        var added: Int
        var course: String?
    }

    init(_ filters: [SearchQuery.Filter]) { self.filters = filters }

    /// Calls with each recipe until the task is cancelled.
    ///
    /// - Returns: Whether it came to the end.
    static func forEachRecipe(_ reader: IndexReader, _ body: (Facts) -> Void) throws(IndexError) -> Bool {
        let rows = try reader.statement(
            "SELECT r.id, r.minutes, r.added, c.name FROM recipe r LEFT JOIN course c ON c.id = r.course")
        defer { rows.reset() }
        var count = 0
        while try rows.step() {
            body(
                Facts(
                    number: rows.int(0), minutes: rows.isNull(1) ? nil : rows.int(1), added: rows.int(2),
                    course: rows.optionalText(3)))
            count += 1
            if count & 0xFFF == 0, Task.isCancelled { return false }
        }
        return true
    }

    /// - Parameter person: What the person added to it.
    mutating func admits(_ recipe: Facts, _ person: SearchFacts) -> Bool {
        let time = recipe.minutes.map { CookingTime(minutes: $0, text: "") }
        let summary = RecipeSummary(
            id: RecipeID(path: ""), title: "", course: recipe.course, totalTime: time)
        for (place, filter) in filters.enumerated() {
            guard case .course = filter.condition else {
                guard filter.admits(summary, person) else { return false }
                continue
            }
            let course = Course(name: recipe.course, filter: place)
            let isMeant = courses[course] ?? filter.admits(summary, person)
            courses[course] = isMeant
            guard isMeant else { return false }
        }
        return true
    }
}

extension SearchQuery.Filter {
    /// Whether it asks for what the person added, which no file knows.
    public var asksPerson: Bool {
        switch condition {
        case .course, .time: false
        case .rating, .isFavourite, .isCooked: true
        }
    }
}
