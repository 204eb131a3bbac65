import RecipeLibrary

extension LibraryContents {
    /// The courses that a filter can name.
    var courses: [FilterSheet.Course] {
        sections.filter { $0.kind == .course }.map { FilterSheet.Course(title: $0.title, count: $0.count) }
    }
}
