/// The model that was set for a list. If the list shows a layer over this model, also the layer.
@MainActor
final class ListModelSource {
    private let reader: ListReader
    /// The model under the layer, or `nil` if the list shows its model without a layer.
    private var given: (any SectionedModel)?
    /// Returns the layer to show over a model. `nil` if the list shows no layer.
    private var layer: (@MainActor (any SectionedModel) -> any SectionedModel)?
    /// The observers of the model that is shown. This property keeps them alive, because the model references them only
    /// weakly.
    private var observers: SectionedModelObservers?

    init(reader: ListReader) {
        self.reader = reader
    }

    /// The model without the layer.
    var model: any SectionedModel { given ?? reader.model }

    /// Sets the model. Shows it with the layer, if there is one.
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
