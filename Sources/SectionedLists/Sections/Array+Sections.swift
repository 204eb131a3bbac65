extension [Section] {
    /// Returns the section at an index. If there is none, reports a programming error and returns an empty section.
    @MainActor
    func section(at index: Int) -> Section {
        guard indices.contains(index) else {
            ProgrammingError.report("There is no section \(index) among \(count)")
            return Section()
        }
        return self[index]
    }
}
