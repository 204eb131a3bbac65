import RecipeKit

/// Matches courses by their names, for a filter such as `course:dessert`.
public struct CourseMatcher: Hashable, Sendable {
    /// The identity of the course with this name. It is the same for all spellings of the name.
    private let courseID: String
    private let pattern: SearchQuery.Pattern

    /// Creates a matcher.
    ///
    /// - Parameters:
    ///   - name: The name of the course.
    ///   - pattern: The folded words of the name. It is never empty.
    init(_ name: String, pattern: SearchQuery.Pattern) {
        courseID = Course(named: name).id
        self.pattern = pattern
    }

    /// Returns whether a course matches the filter. A course matches if one of these statements is true:
    ///
    /// - The course is the course of the filter in any spelling: `Dessert` and `pudding` match the filter `dessert`.
    /// - The name of the course contains the words of the filter.
    ///
    /// A recipe without a course (`nil`) does not match.
    ///
    /// A call takes a few microseconds. If many recipes have the same course, cache the result.
    public func matches(course name: String?) -> Bool {
        guard let name else { return false }
        let course = Course(named: name)
        if !courseID.isEmpty, course.id == courseID { return true }
        return FoldedWords(name).contains(pattern) || FoldedWords(course.title).contains(pattern)
    }
}
