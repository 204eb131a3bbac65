/// An object that finds the featured rows of a model.
@MainActor
final class FeaturedPicker {
    enum Rule {
        case rows([RowIdentity])
        case condition(@MainActor (any Row) -> Bool, limit: Int)
    }

    var rule: Rule
    /// The rows found so far that satisfy the condition, with the ids of their sections as the keys.
    private var finds: [AnyHashable: Find] = [:]

    /// The rows of one section that satisfy the condition. Rows that were not evaluated yet are missing.
    private struct Find {
        let section: Section
        let numberOfData: Int
        var rows: [AnyHashable] = []
        /// The number of rows for which the condition was evaluated. These rows are at the start of the section.
        var judged = 0
    }

    init(rule: Rule) {
        self.rule = rule
    }

    /// Forgets the found rows of each section that a change affects, so that the next ``pick(from:)`` searches the
    /// section again. A reload affects a section only if the condition has another result for the row, or if the row no
    /// longer exists.
    func forget(_ change: ListChange) {
        if change.isEverything {
            finds = [:]
            return
        }
        for id in change.sectionsWithOtherRows { finds[id] = nil }
        for row in change.reloadedRows where isOther(row) { finds[row.section] = nil }
    }

    /// Returns whether the condition has another result for a reloaded row than before the reload. If the row no longer
    /// exists, returns `true`. If the condition was not evaluated for the row before, returns `false`.
    private func isOther(_ row: RowIdentity) -> Bool {
        guard case .condition(let isFeatured, _) = rule, let find = finds[row.section] else { return false }
        guard let index = find.section.index(ofRow: row.row) else { return true }
        return index < find.judged && isFeatured(find.section.row(at: index)) != find.rows.contains(row.row)
    }

    /// Returns the identities of the rows to feature, in order.
    func pick(from model: any SectionedModel) -> [RowIdentity] {
        switch rule {
        case .rows(let rows): pick(rows, from: model)
        case .condition(let isFeatured, let limit): pick(limit, where: isFeatured, from: model)
        }
    }

    private func pick(_ rows: [RowIdentity], from model: any SectionedModel) -> [RowIdentity] {
        var seen: Set<AnyHashable> = []
        return rows.filter { row in
            guard let section = model.index(ofSection: row.section).map(model.section(at:)),
                let index = section.index(ofRow: row.row)
            else { return false }
            // Counting the rows of a section can be slow. So they are counted only if the section has trailing rows.
            let isData = section.trailingRows == 0 || index < section.numberOfRows - section.trailingRows
            return isData && seen.insert(row.row).inserted
        }
    }

    private func pick(
        _ limit: Int, where isFeatured: @MainActor (any Row) -> Bool, from model: any SectionedModel
    ) -> [RowIdentity] {
        var seen: Set<AnyHashable> = []
        var picked: [RowIdentity] = []
        for index in 0..<model.numberOfSections where picked.count < limit {
            let section = model.section(at: index)
            for row in find(limit, in: section, where: isFeatured) where picked.count < limit {
                guard seen.insert(row).inserted else { continue }
                picked.append(RowIdentity(section: section.id, row: row))
            }
        }
        return picked
    }

    private func find(
        _ limit: Int, in section: Section, where isFeatured: @MainActor (any Row) -> Bool
    ) -> [AnyHashable] {
        var find =
            finds[section.id].flatMap { $0.section === section ? $0 : nil }
            ?? Find(section: section, numberOfData: section.numberOfRows - section.trailingRows)
        while find.rows.count < limit, find.judged < find.numberOfData {
            let row = section.row(at: find.judged)
            if isFeatured(row) { find.rows.append(row.id) }
            find.judged += 1
        }
        finds[section.id] = find
        return find.rows
    }
}
