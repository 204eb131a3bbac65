/// Which rows a filter shows.
enum FilterRule {
    case condition(@MainActor (any Row) -> Bool)
    case ids(@MainActor (Section) -> [AnyHashable])
}
