/// A section that shows some rows of another section.
final class FilteredSection: LayeredSection {
    private let rule: FilterRule
    /// The indices, in the section below, of the matching rows found so far.
    private var matches: [Int] = []
    private var judged = 0

    init(_ base: Section, rule: FilterRule) {
        self.rule = rule
        super.init(base)
    }

    private var numberOfData: Int { numberOfRowsBelow - base.trailingRows }

    /// Evaluates rows until a number of matches is found or all rows are evaluated.
    private func find(_ count: Int) {
        switch rule {
        case .condition(let isShown):
            while matches.count < count, judged < numberOfData {
                if isShown(base.row(at: judged)) { matches.append(judged) }
                judged += 1
            }
        case .ids(let ids):
            guard judged < numberOfData else { return }
            matches = Set(ids(base).compactMap(base.index(ofRow:))).filter { $0 < numberOfData }.sorted()
            judged = numberOfData
        }
    }

    /// Whether no row matches. Evaluates rows until the first match.
    var isEmpty: Bool {
        if base.trailingRows > 0 { return false }
        find(1)
        return matches.isEmpty
    }

    override var numberOfRows: Int {
        find(.max)
        return matches.count + base.trailingRows
    }

    override func source(ofRowAt index: Int) -> Source {
        find(index + 1)
        return .below(index < matches.count ? matches[index] : numberOfData + index - matches.count)
    }

    override func index(ofRowBelow index: Int) -> Int? {
        find(.max)
        if index >= numberOfData { return matches.count + index - numberOfData }
        let position = matches.countOfPrefix { $0 < index }
        return position < matches.count && matches[position] == index ? position : nil
    }

    enum ReloadEffect { case stays, staysHidden, comesOrGoes }

    /// Evaluates a reloaded row again and returns the effect.
    func effectOfReloading(_ id: AnyHashable) -> ReloadEffect {
        guard case .condition(let isShown) = rule, let index = base.index(ofRow: id) else {
            if case .condition = rule { return .comesOrGoes }
            return index(ofRow: id) == nil ? .staysHidden : .stays
        }
        guard index < numberOfData else { return .stays }
        guard index < judged else { return .staysHidden }
        let wasShown = isMatch(index)
        guard isShown(base.row(at: index)) == wasShown else { return .comesOrGoes }
        return wasShown ? .stays : .staysHidden
    }

    private func isMatch(_ index: Int) -> Bool {
        let position = matches.countOfPrefix { $0 < index }
        return position < matches.count && matches[position] == index
    }
}
