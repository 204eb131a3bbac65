/// The courses that a cook means by a word: `course:dessert`.
public struct CourseMatcher: Hashable, Sendable {
    /// The course that is called so, by whatever of its spellings.
    private let courseID: String
    private let pattern: SearchQuery.Pattern

    /// - Parameter pattern: The folded words of the name; never empty.
    init(_ name: String, pattern: SearchQuery.Pattern) {
        courseID = Course(named: name).id
        self.pattern = pattern
    }

    /// Whether a recipe's course is meant: the same one in any spelling (`Dessert`, `pudding`), or one whose name holds
    /// the words.
    ///
    /// Costs a few microseconds; where many recipes share a course, keep what it returns.
    public func matches(course name: String?) -> Bool {
        guard let name else { return false }
        let course = Course(named: name)
        if !courseID.isEmpty, course.id == courseID { return true }
        return FoldedWords(name).contains(pattern) || FoldedWords(course.title).contains(pattern)
    }
}
