/// The columns of a table that are visible in a window, with their positions.
struct TableLayout: Equatable {
    /// What the layout needs to know about a column: its minimum width, whether it can be wider, and in which order
    /// columns are hidden.
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

    /// The number of free columns of the screen at the left. They hold the sign of the selected row.
    static let left = 2
    /// The number of free columns of the screen between two columns of the table.
    static let gap = 2

    /// Creates the layout for a width in columns of the screen.
    ///
    /// If the columns do not fit, hides the column with the highest priority number, and so on. Of equal numbers, the
    /// last column is hidden first. Columns with the priority 0 are never hidden. If these columns alone do not fit,
    /// makes the widest ones narrower.
    init(_ needs: [Need], width: Int) {
        // One column of the screen at the right stays free.
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
