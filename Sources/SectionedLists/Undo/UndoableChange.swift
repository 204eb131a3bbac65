/// A change and the way to reverse it: to undo the change or, if it was undone already, to make it again.
@MainActor
struct UndoableChange {
    enum Way {
        case batch([SectionsBatch.Operation], MutableSectionsModel)
        case closures(undo: @MainActor () -> Void, redo: @MainActor () -> Void)
    }

    let name: String
    let way: Way

    /// Reverses the change. Returns a value for the opposite direction: a redo after an undo, and an undo after a redo.
    /// Returns `nil` if other changes of the model make it impossible to reverse the change.
    func carriedOut() -> UndoableChange? {
        switch way {
        case .batch(let operations, let model):
            // Other changes of the model may have made an operation impossible. This is not a programming error: the
            // caller tells the user.
            guard let inverse = try? model.apply(operations, recordingInverse: true) else { return nil }
            return UndoableChange(name: name, way: .batch(inverse, model))
        case .closures(let undo, let redo):
            undo()
            return UndoableChange(name: name, way: .closures(undo: redo, redo: undo))
        }
    }

    /// The row to select after the change was reversed: the last row that the reversal inserts or moves, or `nil` if
    /// there is none. If several deleted rows return, this is the row that was deleted first, because the reversal runs
    /// in the opposite order.
    var selectedRow: RowIdentity? {
        guard case .batch(let operations, _) = way else { return nil }
        return operations.compactMap { operation in
            switch operation {
            case .restoreRow(let row, _, let section), .insertRow(let row, _, let section):
                RowIdentity(section: section, row: row.id)
            case .returnRow(let identity, _, let section), .moveRow(let identity, _, let section):
                RowIdentity(section: section, row: identity.row)
            default: nil
            }
        }.last
    }
}
