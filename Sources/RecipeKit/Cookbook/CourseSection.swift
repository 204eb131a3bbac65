/// A course with its recipes, as a list shows it.
public struct CourseSection: Hashable, Sendable, Identifiable {
    public var course: Course
    /// Sorted by title: without regard to case and accents, numbers by value; where titles are the same, by path.
    public var recipes: [RecipeSummary]

    /// The course's.
    public var id: String { course.id }

    public init(course: Course, recipes: [RecipeSummary]) {
        self.course = course
        self.recipes = recipes
    }
}

extension CourseSection {
    /// Recipes grouped by course, courses and recipes in the order a list shows.
    ///
    /// A course that is not well known is titled as most of its recipes spell it. Costs a few milliseconds for
    /// thousands of recipes; call it off the main actor where there are many.
    public static func sections(of recipes: [RecipeSummary]) -> [CourseSection] {
        var groups: [String: Group] = [:]
        var coursesByName: [String?: Course] = [:]
        for recipe in recipes {
            let course = coursesByName[recipe.course] ?? Course(named: recipe.course)
            coursesByName[recipe.course] = course
            groups[course.id, default: Group(spellings: [:], recipes: [])].add(recipe, course)
        }
        return groups.values.map(\.section).sorted { $0.course < $1.course }
    }

    private struct Group {
        var spellings: [String: (count: Int, course: Course)]
        var recipes: [(key: SortingKey, recipe: RecipeSummary)]

        mutating func add(_ recipe: RecipeSummary, _ course: Course) {
            spellings[course.title, default: (0, course)].count += 1
            recipes.append((SortingKey(recipe.title), recipe))
        }

        var section: CourseSection {
            let best = spellings.values.max { left, right in
                (left.count, left.course.title.utf8.count, right.course.title)
                    < (right.count, right.course.title.utf8.count, left.course.title)
            }
            let sorted = recipes.sorted { left, right in
                left.key == right.key ? left.recipe.id.path < right.recipe.id.path : left.key < right.key
            }
            return CourseSection(course: best?.course ?? .other, recipes: sorted.map(\.recipe))
        }
    }
}
