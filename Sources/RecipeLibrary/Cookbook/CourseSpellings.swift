import RecipeKit

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
