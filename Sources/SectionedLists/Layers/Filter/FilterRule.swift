/// The rule that decides which rows a filter shows.
enum FilterRule {
    /// Shows the rows for which the closure returns `true`.
    case condition(@MainActor (any Row) -> Bool)
    /// Shows the rows whose ids the closure returns for a section.
    case ids(@MainActor (Section) -> [AnyHashable])
}
