/// A change with what has to be carried out to reverse it.
@MainActor
struct UndoableChange {
    enum Way {
        case batch([SectionsBatch.Operation], MutableSectionsModel)
        case closures(undo: @MainActor () -> Void, redo: @MainActor () -> Void)
    }

    let name: String
    let way: Way

    /// Reverses the change, and returns the change that makes it again. Returns `nil` if it contradicts the model.
    func carriedOut() -> UndoableChange? {
        switch way {
        case .batch(let operations, let model):
            // An undo that contradicts the model is expected: the caller says so to the user.
            guard let inverse = try? model.apply(operations, recordingInverse: true) else { return nil }
            return UndoableChange(name: name, way: .batch(inverse, model))
        case .closures(let undo, let redo):
            undo()
            return UndoableChange(name: name, way: .closures(undo: redo, redo: undo))
        }
    }

    /// The row that the reversal inserts or moves last, which is the first one of those that were deleted.
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
