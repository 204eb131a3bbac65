/// A source of sections for a list: the number of sections, and the section at an index. A list reads a section only
/// when the list needs the section.
///
/// The simplest model is an array of sections, ``SectionsModel``. The rows of a ``MutableSectionsModel`` can be
/// inserted, deleted and moved one by one. A layer is a model over another model. It shows the sections of the other
/// model, and it can add, remove or move sections and rows. Any model can be tested without a terminal: a test calls
/// the methods that a list would call.
///
/// A model must notify its observer whenever the results of its methods or properties change. Between two changes,
/// ``section(at:)`` returns the same object for the same index.
@MainActor
public protocol SectionedModel: AnyObject {
    /// The observer, which the model notifies after each change. Declare the property `weak`. When the model is first
    /// shown by a list or a layer, this property is set to an object that notifies all lists and layers that show the
    /// model.
    var observer: (any SectionedModelObserver)? { get set }

    /// The number of sections. Lists read this property often, so reading it must be cheap.
    var numberOfSections: Int { get }

    /// Returns the section at an index. The method must be cheap and must not create the rows.
    func section(at index: Int) -> Section

    /// Returns the index of the section with an id, or `nil` if there is none.
    func index(ofSection id: AnyHashable) -> Int?
}

extension SectionedModel {
    /// Returns the index of the first section with an id, or `nil` if there is none. Reads the sections one after the
    /// other. O(number of sections).
    public func index(ofSection id: AnyHashable) -> Int? {
        (0..<numberOfSections).first { section(at: $0).id == id }
    }
}

/// A type that a model notifies of its changes.
@MainActor
public protocol SectionedModelObserver: AnyObject {
    /// Called after the model has changed.
    func model(_ model: any SectionedModel, didChange change: ListChange)
}
