import RecipeLibrary

extension LibrarySection {
    /// The identity of the section in the list.
    @MainActor
    var rowsID: AnyHashable {
        switch kind {
        case .menus: HomeLayers.menusID
        case .course: "course \(id)"
        case .band: "band \(id)"
        }
    }
}
