/// An object that applies the changes of a model to the parts of a list.
@MainActor
final class ListUpdater {
    private let window: ListWindow
    private let selection: ListSelection
    private let marking: ListMarking
    private let finder: ListFinder
    private let follower: ListFollower
    /// The rows that were in view when ``announceNewRows(_:)`` was last called.
    private let displayed = DisplayedRows()

    /// Called with each change after the change was applied.
    ///
    /// The second argument is `true` if the selected row was removed and no other row is selected.
    var onChange: (@MainActor (ListChange, _ lostSelection: Bool) -> Void)?

    init(
        window: ListWindow, selection: ListSelection, marking: ListMarking, finder: ListFinder, follower: ListFollower
    ) {
        self.window = window
        self.selection = selection
        self.marking = marking
        self.finder = finder
        self.follower = follower
    }

    private var reader: ListReader { window.reader }

    /// Applies a change of the model together with the deferred change, if there is one. Restores the selected row and
    /// the scroll position. If the model is being read, defers the change instead.
    func apply(_ change: ListChange) {
        guard !change.isEmpty, !reader.deferIfReading(change) else { return }
        let change = followingRows(reader.takeDeferredChange()?.union(change) ?? change)
        let hadSelection = selection.indexPath != nil
        follower.notePlace()
        let place = follower.keptPlace
        selection.becomeAnchor()
        var anchor = window.identifiedAnchor(selection: selection)
        window.apply(change)
        anchor?.follow(change.movedRows)
        marking.follow(change)
        let placeAnchor = place?.anchor(in: window, after: change)
        selection.restore(after: change, anchor: placeAnchor == nil ? anchor : nil)
        if let placeAnchor { window.adopt(placeAnchor) }
        finder.followChange()
        selection.selectFirstIfNeeded()
        follower.follow()
        onChange?(change, hadSelection && selection.indexPath == nil)
    }

    /// Returns a change that also contains the moves to other sections of the rows that the list follows: the selected
    /// row, the marked rows and the anchor. If the list keeps its place, it follows all rows in view. Call this method
    /// before the change is applied.
    private func followingRows(_ change: ListChange) -> ListChange {
        guard !change.replacements.isEmpty else { return change }
        var rows = marking.rows.identities
        if let selected = selection.identity { rows.insert(selected) }
        if follower.policy == .keepsPlace { rows.formUnion(window.identitiesOfRows) }
        if let anchor = window.identifiedAnchor(selection: selection)?.identity { rows.insert(anchor) }
        var change = change
        change.movedRows.merge(change.replacements.moves(of: rows)) { known, _ in known }
        change.replacements = SectionReplacements()
        return change
    }

    /// Applies the deferred change, if there is one, and computes the layout. If the layout shows that the model
    /// changed without announcing the change, reads everything again.
    func settle() {
        guard !reader.isReading else { return }
        if let change = reader.takeDeferredChange() { apply(change) }
        _ = window.layout()
        guard reader.takeUnannouncedChange() else { return }
        apply(.everything)
        _ = window.layout()
        // The model may change again during this second layout. Such a change is ignored, so that this method cannot go
        // on forever.
        _ = reader.takeUnannouncedChange()
    }

    /// Calls a closure with each row that has come into view since the last call. The closure is allowed to change the
    /// model. Such changes are applied before this method returns.
    func announceNewRows(_ announce: @MainActor (any Row, ListIndexPath) -> Void) {
        let new = reader.reading { displayed.takeNew(in: window) }
        for (row, path) in new { announce(row, path) }
        if !new.isEmpty { settle() }
    }
}

/// The model that was set for a list, and the layer that the list shows over the model, if there is one.
@MainActor
final class ListModelSource {
    private let reader: ListReader
    /// The model under the layer, or `nil` if there is no layer.
    private var given: (any SectionedModel)?
    /// A closure that returns the layer to show over a given model, or `nil` if the list shows no layer.
    private var layer: (@MainActor (any SectionedModel) -> any SectionedModel)?
    /// The observers of the model that is shown. This property keeps them alive, because the model references them only
    /// weakly.
    private var observers: SectionedModelObservers?

    init(reader: ListReader) {
        self.reader = reader
    }

    /// The model without the layer.
    var model: any SectionedModel { given ?? reader.model }

    /// Sets the model. If the list shows a layer, creates a new layer over the model.
    ///
    /// - Parameters:
    ///   - model: The new model.
    ///   - observer: The observer of the layer, or of the model if there is no layer.
    /// - Returns: The difference between what the list showed and what it shows now.
    func set(_ model: any SectionedModel, for observer: any SectionedModelObserver) -> ListChange {
        given = layer == nil ? nil : model
        let old = reader.model
        let new = layer?(model) ?? model
        observers?.remove(observer)
        reader.setModel(new)
        observers = SectionedModelObservers.add(observer, to: new)
        return ListChange(from: old, to: new)
    }

    /// Shows a layer over the model, and over each model that is set later.
    ///
    /// - Parameters:
    ///   - observer: The observer of the layer.
    ///   - layer: Creates the layer for a model.
    /// - Returns: The difference between what the list showed and what it shows now.
    func setLayer(
        for observer: any SectionedModelObserver,
        _ layer: @escaping @MainActor (any SectionedModel) -> any SectionedModel
    ) -> ListChange {
        let model = model
        self.layer = layer
        return set(model, for: observer)
    }
}
