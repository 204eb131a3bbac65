extension [DuplicateGroup] {
    /// Returns the groups without the recipes whose files no longer exist. A group is left out if fewer than two
    /// recipes remain. Asks the file system about each recipe.
    public func withoutMissingFiles() -> [DuplicateGroup] {
        compactMap { group in
            let members = group.members.filter { access($0.id.path, F_OK) == 0 }
            return members.count < 2 ? nil : DuplicateGroup(relation: group.relation, members: members)
        }
    }
}
