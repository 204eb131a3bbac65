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
