/// The rule that decides which rows a filter shows.
enum FilterRule {
    case condition(@MainActor (any Row) -> Bool)
    case ids(@MainActor (Section) -> [AnyHashable])
}
