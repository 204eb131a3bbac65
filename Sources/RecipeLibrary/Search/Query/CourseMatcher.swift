import RecipeKit

/// Matches courses by name: `course:dessert`.
public struct CourseMatcher: Hashable, Sendable {
    /// The identity of the course with this name in any spelling.
    private let courseID: String
    private let pattern: SearchQuery.Pattern

    /// Creates a matcher.
    ///
    /// - Parameters:
    ///   - name: The name of the course.
    ///   - pattern: The folded words of the name; never empty.
    init(_ name: String, pattern: SearchQuery.Pattern) {
        courseID = Course(named: name).id
        self.pattern = pattern
    }

    /// Whether a course matches: the same course in any spelling (`Dessert`, `pudding`), or one whose name contains
    /// the words.
    ///
    /// It takes a few microseconds; cache the result if many recipes share a course.
    public func matches(course name: String?) -> Bool {
        guard let name else { return false }
        let course = Course(named: name)
        if !courseID.isEmpty, course.id == courseID { return true }
        return FoldedWords(name).contains(pattern) || FoldedWords(course.title).contains(pattern)
    }
}
