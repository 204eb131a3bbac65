/// A change and the way to reverse it. A change that was undone is reversed by making it again.
@MainActor
struct UndoableChange {
    enum Way {
        case batch([SectionsBatch.Operation], MutableSectionsModel)
        case closures(undo: @MainActor () -> Void, redo: @MainActor () -> Void)
    }

    let name: String
    let way: Way

    /// Reverses the change, and returns the reversed change, which can be reversed again. Returns `nil` if the model
    /// has changed so that the change cannot be reversed.
    func carriedOut() -> UndoableChange? {
        switch way {
        case .batch(let operations, let model):
            // The model may have changed so that the operations fail. That is no programming error: the caller tells
            // the user.
            guard let inverse = try? model.apply(operations, recordingInverse: true) else { return nil }
            return UndoableChange(name: name, way: .batch(inverse, model))
        case .closures(let undo, let redo):
            undo()
            return UndoableChange(name: name, way: .closures(undo: redo, redo: undo))
        }
    }

    /// The row to select after the reversal: the last row that the reversal inserts or moves. After the deletion of
    /// several rows, this is the first of them. It is `nil` if there is no such row.
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
