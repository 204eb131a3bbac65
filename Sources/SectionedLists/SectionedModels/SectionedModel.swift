/// Sections that a list reads when it needs them: how many there are, and the one at an index.
///
/// A list shows a model; an array of sections is the simplest one, ``SectionsModel``, and ``MutableSectionsModel`` one that
/// changes row by row. A layer is a model over another
/// model: it shows what that one has with something added, left out or moved. Any model can be tested without a
/// terminal: ask it what a list would ask.
///
/// A model answers the same until it tells its observer of a change; between two changes ``section(at:)`` gives the same
/// object for the same index.
@MainActor
public protocol SectionedModel: AnyObject {
    /// Is told of each change after it was made. Declare it `weak`; the list, or the layer above, sets it.
    var observer: (any SectionedModelObserver)? { get set }

    /// How many sections there are. Cheap: a list asks often.
    var numberOfSections: Int { get }

    /// The section at an index. Cheap: its rows are not to be made here.
    func section(at index: Int) -> Section

    /// Where a section is, or `nil` where there is none with the id.
    func index(ofSection id: AnyHashable) -> Int?
}

extension SectionedModel {
    /// Asks the sections one after the other. O(number of sections).
    public func index(ofSection id: AnyHashable) -> Int? {
        (0..<numberOfSections).first { section(at: $0).id == id }
    }
}

/// Is told of the changes of a model.
@MainActor
public protocol SectionedModelObserver: AnyObject {
    /// The model has changed and answers anew from now on.
    func model(_ model: any SectionedModel, didChange change: ListChange)
}
