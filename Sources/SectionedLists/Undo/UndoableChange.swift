/// A change that can be reversed. An undo reverses the change, and a redo reverses the undo.
@MainActor
struct UndoableChange {
    enum Way {
        case batch([SectionsBatch.Operation], MutableSectionsModel)
        case closures(undo: @MainActor () -> Void, redo: @MainActor () -> Void)
    }

    let name: String
    let way: Way

    /// Reverses the change and returns the opposite change. If other changes of the model make this impossible, returns
    /// `nil`.
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

    /// The row to select after the change was reversed: the last row that the reversal inserts or moves. `nil` if there
    /// is no such row.
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
