import RecipeLibrary

extension [DuplicateGroup] {
    /// Returns the groups without the recipes that the user has marked as different from all others of their group. If
    /// fewer than two recipes remain, the group is left out.
    ///
    /// - Parameters:
    ///   - distinct: The pairs of recipes that the user has marked as different.
    ///   - folder: The folder of the kitchen files.
    public func keepingApart(_ distinct: DistinctRecipes, in folder: KitchenFolder) -> [DuplicateGroup] {
        guard !distinct.isEmpty else { return self }
        return compactMap { group in
            let paths = group.members.map { folder.path(of: $0.id) }
            let members = zip(paths, group.members).filter { path, _ in
                paths.contains { $0 != path && !distinct.contains(path, $0) }
            }
            return members.count < 2 ? nil : DuplicateGroup(relation: group.relation, members: members.map(\.1))
        }
    }
}
