import RecipeFormats
import RecipeKit
import TextLayout

/// Writes a list of recipes. Each recipe is one line: course, title, time, servings.
public struct RecipeListWriter: Sendable {
    /// The maximum width of a line in columns of a terminal. With a width, the fields are aligned. If the width is
    /// `nil`, tabs separate the fields, so that other programs can read them.
    public var width: Int?

    public init(width: Int? = nil) { self.width = width }

    /// Returns a line for each recipe, in the order of the sections.
    public func text(for sections: [CourseSection]) -> String {
        text(of: sections.flatMap { section in section.recipes.map { Row($0, course: section.course) } })
    }

    /// Returns a line for each recipe.
    public func text(listing recipes: [RecipeSummary]) -> String {
        text(of: recipes.map { Row($0, course: Course(named: $0.course)) })
    }

    private func text(of rows: [Row]) -> String {
        guard let width else { return rows.map { $0.fields.joined(separator: "\t") + "\n" }.joined() }
        return aligned(rows, width: width)
    }

    /// Returns an array of objects with the keys `path`, `title`, `course`, `time`, `minutes`, `servings` and `tags`. A
    /// missing value is `null`.
    public func json(for sections: [CourseSection]) -> JSONText {
        .array(sections.flatMap(\.recipes).map { .object(entries(of: $0)) })
    }

    /// Returns an array of objects for search results, with the keys of a list and two more: `matched` and `lines`.
    /// `matched` is `title`, `ingredients`, `tags` or `steps`, or `null` if the query has no word. `lines` contains the
    /// lines that match.
    public func json(for results: SearchResults) -> JSONText {
        .array(
            results.sections.flatMap { section in
                section.hits.map { hit in
                    let matched: JSONText =
                        if case .field(let field) = section.kind { .string("\(field)") } else { .null }
                    return .object(
                        entries(of: hit.recipe) + [
                            ("matched", matched), ("lines", .array(hit.lines.map { .string($0) })),
                        ])
                }
            })
    }

    private func entries(of recipe: RecipeSummary) -> [(String, JSONText)] {
        [
            ("path", .string(recipe.id.path)),
            ("title", .string(recipe.title)),
            ("course", recipe.course.map { .string($0) } ?? .null),
            ("time", recipe.totalTime.map { .string($0.formatted(.long)) } ?? .null),
            ("minutes", recipe.totalTime?.minutes.map { .integer($0) } ?? .null),
            ("servings", recipe.servings.map { .string($0.text) } ?? .null),
            ("tags", .array(recipe.tags.map { .string($0) })),
        ]
    }

    /// Aligns course and title to the left, time and servings to the right. Shortens fields that are too wide. If fewer
    /// than 16 columns remain for the title, omits the servings and then, if necessary, the course.
    private func aligned(_ rows: [Row], width: Int) -> String {
        func widest(_ field: KeyPath<Row, String>, atMost limit: Int) -> Int {
            min(rows.map { $0[keyPath: field].displayWidth }.max() ?? 0, limit)
        }
        let time = widest(\.time, atMost: 12)
        var course = widest(\.course, atMost: 20)
        var servings = widest(\.servings, atMost: 16)
        func room() -> Int { width - [course, time, servings].filter { $0 > 0 }.reduce(0) { $0 + $1 + 2 } }
        if room() < 16 { servings = 0 }
        if room() < 16 { course = 0 }
        let title = min(max(room(), 1), max(widest(\.title, atMost: .max), 1))
        return rows.map { row in
            var columns: [String] = []
            if course > 0 { columns.append(row.course.truncated(toWidth: course).padded(to: course)) }
            columns.append(row.title.truncated(toWidth: title).padded(to: title))
            if time > 0 { columns.append(row.time.truncated(toWidth: time).leftPadded(to: time)) }
            if servings > 0 { columns.append(row.servings.truncated(toWidth: servings).leftPadded(to: servings)) }
            var line = columns.joined(separator: "  ")
            while line.hasSuffix(" ") { line.removeLast() }
            return line + "\n"
        }.joined()
    }

    private struct Row {
        var course: String
        var title: String
        var time: String
        var servings: String

        init(_ recipe: RecipeSummary, course: Course) {
            self.course = course == .other ? "" : course.title.withoutControlCharacters
            title = recipe.title.withoutControlCharacters
            time = recipe.totalTime?.formatted(.long).withoutControlCharacters ?? ""
            servings = recipe.servings?.shortened ?? ""
        }

        var fields: [String] { [course, title, time, servings] }
    }
}
