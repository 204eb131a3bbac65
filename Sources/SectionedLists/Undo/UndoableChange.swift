/// A change and the way to reverse it. To reverse a change means to undo it. If the change was undone already, to
/// reverse it means to make it again.
@MainActor
struct UndoableChange {
    enum Way {
        case batch([SectionsBatch.Operation], MutableSectionsModel)
        case closures(undo: @MainActor () -> Void, redo: @MainActor () -> Void)
    }

    let name: String
    let way: Way

    /// Reverses the change. After an undo, returns a value that performs the redo. After a redo, returns a value that
    /// performs the undo. If other changes of the model make it impossible to reverse the change, returns `nil`.
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

    /// The row to select after the change was reversed: the last row that the reversal inserts or moves. If there is no
    /// such row, the property is `nil`. Example: if several deleted rows return, this is the row that was deleted
    /// first, because the rows return in the opposite order.
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
