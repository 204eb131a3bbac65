import RecipeFormats
import RecipeKit

/// A course with its recipes, for a list.
public struct CourseSection: Hashable, Sendable, Identifiable {
    public var course: Course
    /// The recipes. ``sections(of:)`` sorts them by title, then by path. The order of titles ignores case and accents,
    /// and compares numbers by value.
    public var recipes: [RecipeSummary]

    /// The identity of the course.
    public var id: String { course.id }

    public init(course: Course, recipes: [RecipeSummary]) {
        self.course = course
        self.recipes = recipes
    }
}

extension CourseSection {
    /// Returns the recipes grouped by course. The courses are in the order in which the home screen shows them.
    ///
    /// A well-known course has a fixed title. The title of any other course is the spelling that is most frequent in
    /// the recipes. If several spellings are equally frequent, the title is the longest of these spellings.
    ///
    /// Complexity: A few milliseconds for thousands of recipes, so do not call it on the main actor.
    public static func sections(of recipes: [RecipeSummary]) -> [CourseSection] {
        var names = KeyIndex<String>()
        var spellings: [(course: Course, group: Int)] = []
        var courses = KeyIndex<String>()
        var groups: [Group] = []
        for index in recipes.indices {
            let name = names.index(adding: recipes[index].course ?? "")
            if name == spellings.count {
                let course = Course(named: recipes[index].course)
                let group = courses.index(adding: course.id)
                if group == groups.count { groups.append(Group()) }
                spellings.append((course, group))
            }
            groups[spellings[name].group].add(recipes[index], at: index, spellings[name].course)
        }
        return groups.map { $0.section(of: recipes) }.sorted { $0.course < $1.course }
    }

    private struct Group {
        private var spellings = CourseSpellings()
        private var members: [(key: SortingKey, index: Int)] = []

        mutating func add(_ recipe: RecipeSummary, at index: Int, _ course: Course) {
            spellings.add(course)
            members.append((SortingKey(recipe.title), index))
        }

        func section(of recipes: [RecipeSummary]) -> CourseSection {
            let sorted = members.sorted { left, right in
                left.key == right.key
                    ? recipes[left.index].id.path < recipes[right.index].id.path : left.key < right.key
            }
            return CourseSection(course: spellings.best, recipes: sorted.map { recipes[$0.index] })
        }
    }
}

/// The spellings of the name of a course. Stores for each spelling the number of recipes that use it.
struct CourseSpellings {
    private var spellings: [(course: Course, count: Int)] = []

    /// Adds 1 to the number of recipes for the spelling of a course. Returns the index of the spelling.
    @discardableResult
    mutating func add(_ course: Course) -> Int {
        if let index = spellings.firstIndex(where: { $0.course.title == course.title }) {
            spellings[index].count += 1
            return index
        }
        spellings.append((course, 1))
        return spellings.count - 1
    }

    /// Adds 1 to the number of recipes for the spelling at an index.
    mutating func add(at index: Int) { spellings[index].count += 1 }

    /// The course in its most frequent spelling. If several spellings are equally frequent, the longest is used.
    var best: Course {
        let best = spellings.max { left, right in
            (left.count, left.course.title.utf8.count, right.course.title)
                < (right.count, right.course.title.utf8.count, left.course.title)
        }
        return best?.course ?? .other
    }
}
