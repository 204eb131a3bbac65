/// A lazy source of sections for a list: the number of sections, and the section at an index.
///
/// The simplest model is an array of sections, ``SectionsModel``. The rows of a ``MutableSectionsModel`` can be
/// inserted, deleted and moved one by one. A layer is a model over another model. It shows the sections of the other
/// model with rows or sections added, removed or moved. Any model can be tested without a terminal: call what a list
/// would call.
///
/// A model must not change its answers without notifying its observer. Between two changes, ``section(at:)`` returns
/// the same object for the same index.
@MainActor
public protocol SectionedModel: AnyObject {
    /// The observer, notified after each change. Declare it `weak`. The first list or layer that shows the model sets
    /// it to an object that notifies all lists and layers that show the model.
    var observer: (any SectionedModelObserver)? { get set }

    /// The number of sections. A list reads it often, so it must be cheap.
    var numberOfSections: Int { get }

    /// Returns the section at an index. It must be cheap and must not create the rows.
    func section(at index: Int) -> Section

    /// Returns the index of the section with an id, or `nil` if there is none.
    func index(ofSection id: AnyHashable) -> Int?
}

extension SectionedModel {
    /// Searches the sections one after another. O(number of sections).
    public func index(ofSection id: AnyHashable) -> Int? {
        (0..<numberOfSections).first { section(at: $0).id == id }
    }
}

/// A type that is notified of the changes of a model.
@MainActor
public protocol SectionedModelObserver: AnyObject {
    /// Called after the model has changed.
    func model(_ model: any SectionedModel, didChange change: ListChange)
}
