import SectionedLists

/// An operation on a list, including the drawing after it. It consists of the part that is timed, and the preparation
/// before it.
@MainActor
struct ListOperation {
    enum Cost {
        /// The time must be about the same for many rows as for few; see ``ListMeasurement``.
        case window
        /// The operation must read every row or every section, so the time may grow with their number.
        case linear
    }

    enum Rows {
        case madeOnDemand
        case inArrays
    }

    let name: String
    var rows = Rows.madeOnDemand
    var cost = Cost.window
    /// The number of times that the operation is performed in a round.
    var times = 1
    let prepare: @MainActor (ListUnderTest) -> Void
    let perform: @MainActor (ListUnderTest, _ turn: Int) -> Void
}

extension ListOperation {
    /// All operations, in the order of the table.
    static let all = [opening] + keys + [jump, width] + changes + [replacement]

    private static let opening = ListOperation(
        name: "opening", prepare: { $0.close() }, perform: { list, _ in list.open() })

    private static let keys = [
        ListOperation(
            name: "↓ inside the window", times: 4, prepare: { $0.stage.press(.home) },
            perform: { list, _ in list.stage.press(.down) }),
        ListOperation(
            name: "↓ that scrolls", times: 8,
            prepare: { list in
                list.stage.press(.home)
                list.stage.press(.down, times: 14)
            },
            perform: { list, _ in list.stage.press(.down) }),
        ListOperation(
            name: "PageDown", times: 4, prepare: { $0.stage.press(.home) },
            perform: { list, _ in list.stage.press(.pageDown) }),
        ListOperation(
            name: "End", prepare: { $0.stage.press(.home) }, perform: { list, _ in list.stage.press(.end) }),
        ListOperation(
            name: "Home", prepare: { $0.stage.press(.end) }, perform: { list, _ in list.stage.press(.home) }),
        ListOperation(
            name: "Tab, to the next section", times: 4, prepare: { $0.stage.press(.home) },
            perform: { list, _ in list.stage.press(.tab) }),
    ]

    private static let jump = ListOperation(
        name: "jump to an index path", times: 5, prepare: { $0.stage.press(.home) },
        perform: { list, turn in list.stage.jump(to: list.place(turn)) })

    private static let width = ListOperation(
        name: "change of width", times: 2, prepare: { $0.stage.press(.home) },
        perform: { list, turn in list.stage.resize(columns: turn == 0 ? Stage.columns - 20 : Stage.columns) })

    /// Changes of a list whose middle is in view. They are at the start, at the end, at a quarter, and in the window.
    private static let changes = [
        ListOperation(
            name: "insert one row, made on demand", times: ListUnderTest.changedPlaces,
            prepare: { $0.showMiddle() }, perform: { list, turn in list.recount(turn, by: 1) }),
        ListOperation(
            name: "delete one row, made on demand", times: ListUnderTest.changedPlaces,
            prepare: { $0.showMiddle() }, perform: { list, turn in list.recount(turn, by: 0) }),
        ListOperation(
            name: "insert one row of an array", rows: .inArrays, times: ListUnderTest.changedPlaces,
            prepare: { $0.showListed() }, perform: { list, turn in list.insert(turn) }),
        ListOperation(
            name: "delete one row of an array", rows: .inArrays, times: ListUnderTest.changedPlaces,
            prepare: { $0.showListed() }, perform: { list, turn in list.delete(turn) }),
    ]

    private static let replacement = ListOperation(
        name: "replace all, 1 % changed", rows: .inArrays, cost: .linear, prepare: { $0.showArrays() },
        perform: { list, _ in list.replaceAll() })
}
