/// The columns of a table that are visible in a window, with their places.
struct TableLayout: Equatable {
    /// What a column needs.
    struct Need: Equatable {
        var minimum: Int
        var isFlexible: Bool
        var priority: Int
    }

    struct Column: Equatable {
        /// The index among all columns.
        var index: Int
        var x: Int
        var width: Int
    }

    private(set) var columns: [Column] = []

    /// The free columns at the left, which hold the selection marker.
    static let left = 2
    /// The free columns between two columns.
    static let gap = 2

    /// Computes the places. If the columns do not fit, hides those with the highest priority numbers. If the rest still
    /// does not fit, makes the widest columns narrower.
    init(_ needs: [Need], width: Int) {
        let available = max(0, width - Self.left - 1)
        var shown = Array(needs.indices)
        func total() -> Int { shown.reduce(-Self.gap) { $0 + Self.gap + needs[$1].minimum } }
        while total() > available, let last = shown.max(by: { needs[$0].priority <= needs[$1].priority }),
            needs[last].priority > 0
        {
            shown.removeAll { $0 == last }
        }
        var widths = shown.map { needs[$0].minimum }
        var rest = available - total()
        let flexible = shown.indices.filter { needs[shown[$0]].isFlexible }
        for (number, position) in flexible.enumerated() where rest > 0 {
            let remaining = flexible.count - number
            let share = (rest + remaining - 1) / remaining
            widths[position] += share
            rest -= share
        }
        while rest < 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), widths[widest] > 1 {
            widths[widest] -= 1
            rest += 1
        }
        var x = Self.left
        for (position, index) in shown.enumerated() {
            columns.append(Column(index: index, x: x, width: widths[position]))
            x += widths[position] + Self.gap
        }
    }
}
