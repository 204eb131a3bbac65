import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The menu of filters. Choosing an active filter removes it.
@MainActor
final class FilterSheet: ChoiceSheet {
    /// A course and the number of its recipes.
    struct Course {
        var title: String
        var count: Int
    }

    /// - Parameters:
    ///   - current: The active filters, which have a tick.
    ///   - courses: The courses to choose from.
    ///   - choose: Called with the chosen filter.
    ///   - type: Called if the user wants to type a filter instead.
    init(
        current: [ListFilter], courses: [Course], choose: @escaping @MainActor (ListFilter) -> Void,
        type: @escaping @MainActor () -> Void
    ) {
        super.init(title: "Show only")
        let typing = Section("Any", id: "any", rows: [TextRow("Type a filter, such as tag:vegan", id: "type")])
        sections = [
            section(
                "Time", [("up to 15 min", "time:15"), ("up to 30 min", "time:30"), ("up to 1 h", "time:1h")], current,
                choose),
            section(
                "Yours", [("favourites", "is:favourite"), ("cooked", "is:cooked"), ("four stars or more", "rating:4")],
                current, choose),
            section(
                "From the pantry", [("nothing to buy", "missing:0"), ("at most 2 things to buy", "missing:2")], current,
                choose),
            courseSection(courses, current, choose),
            typing.onSelect { [weak self] _, _ in
                self?.dismiss()
                type()
            },
        ].filter { $0.numberOfRows > 0 }
    }

    private func section(
        _ title: String, _ choices: [(name: String, text: String)], _ current: [ListFilter],
        _ choose: @escaping @MainActor (ListFilter) -> Void
    ) -> Section {
        let filters = choices.compactMap { ListFilter.parse($0.text).filters.first }
        let rows = zip(choices, filters).map { choice, filter in
            ChoiceRow(choice.name, detail: choice.text, isChosen: current.contains(filter), id: filter)
        }
        return Section(title, rows: rows).onSelect { [weak self] _, index in
            self?.dismiss()
            choose(filters[index])
        }
    }

    private func courseSection(
        _ courses: [Course], _ current: [ListFilter], _ choose: @escaping @MainActor (ListFilter) -> Void
    ) -> Section {
        let known = courses.compactMap { course in
            ListFilter.parse(Self.text(ofCourse: course.title)).filters.first.map { (course, $0) }
        }
        return Section(
            "Course", count: known.count,
            row: { index in
                let (course, filter) = known[index]
                return ChoiceRow(
                    course.title, detail: String(course.count), isChosen: current.contains(filter), id: filter)
            }
        ).onSelect { [weak self] _, index in
            self?.dismiss()
            choose(known[index].1)
        }
    }

    /// Returns the text of a filter for a course, in lower case. For example, the text is `course:dessert` for a single
    /// word, and `course:"side dishes"` for several words.
    private static func text(ofCourse title: String) -> String {
        let isWord = title.allSatisfy { $0.isLetter || $0.isNumber }
        return "course:" + (isWord ? title.lowercased() : "\"\(title.lowercased().filter { $0 != "\"" })\"")
    }

    override func preferredSize(within available: Size) -> Size {
        Size(columns: min(48, available.columns), rows: super.preferredSize(within: available).rows)
    }
}
