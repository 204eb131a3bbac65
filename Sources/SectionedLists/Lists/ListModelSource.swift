/// The model that a list was given, and the layer that the list shows over it.
@MainActor
final class ListModelSource {
    private let reader: ListReader
    /// The model that was set last, if a layer over it is shown.
    private var given: (any SectionedModel)?
    /// Returns the layer to show in place of a model.
    private var layer: (@MainActor (any SectionedModel) -> any SectionedModel)?
    /// The observers of the model. A model holds them weakly.
    private var observers: SectionedModelObservers?

    init(reader: ListReader) {
        self.reader = reader
    }

    /// The model without the layer.
    var model: any SectionedModel { given ?? reader.model }

    /// Sets the model.
    ///
    /// - Parameter observer: The observer of what is shown.
    /// - Returns: The change of what is shown.
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
    /// - Returns: The change of what is shown.
    func setLayer(
        for observer: any SectionedModelObserver,
        _ layer: @escaping @MainActor (any SectionedModel) -> any SectionedModel
    ) -> ListChange {
        let model = model
        self.layer = layer
        return set(model, for: observer)
    }
}
