import RecipeLibrary

extension LibraryContents {
    /// The courses and the numbers of their recipes, for the menu of filters.
    var courses: [FilterSheet.Course] {
        sections.filter { $0.kind == .course }.map { FilterSheet.Course(title: $0.title, count: $0.count) }
    }
}
