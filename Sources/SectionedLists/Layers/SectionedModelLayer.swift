/// A model over another model: it shows what that one has, with something added, left out or moved.
///
/// Layers stack in any order, and the order matters: "Show more…" over a featured section gives that section such a row
/// too, a featured section over "Show more…" has none. A list shows the uppermost.
///
/// A layer of one's own overrides ``layer(_:)``, mostly with a ``LayeredSection``. Here every third row is followed by an
/// empty line:
///
/// ```swift
/// final class DividingLayer: SectionedModelLayer {
///     override func layer(_ section: Section) -> Section { DividedSection(section) }
/// }
///
/// final class DividedSection: LayeredSection {
///     override var numberOfRows: Int { numberOfRowsBelow + max(0, numberOfRowsBelow - 1) / 3 }
///     override func place(at index: Int) -> Place {
///         index % 4 == 3 ? .own(SpacerRow(id: "divider \(index)")) : .below(index - index / 4)
///     }
///     override func index(ofRowBelow index: Int) -> Int? { index + index / 3 }
/// }
/// ```
///
/// What it does to a section is remembered until that section changes, so that reading costs what is read, and the
/// section shown for one that did not change stays the same object. A layer that adds or hides sections overrides
/// ``numberOfSections``, ``section(at:)`` and ``index(ofSection:)`` too; one to which a change below means something
/// more overrides ``change(for:)``.
///
/// A model has one observer, so it is below one layer at most.
@MainActor
open class SectionedModelLayer: SectionedModel, SectionedModelObserver {
    /// The model below.
    public let base: any SectionedModel

    public weak var observer: (any SectionedModelObserver)?

    private var known = LayeredSections()

    /// Lays itself over a model and observes it from now on.
    public init(over base: any SectionedModel) {
        self.base = base
        base.observer = self
    }

    // MARK: - To override

    /// What is shown for a section below; the section itself unless it is overridden.
    ///
    /// Asked once when the section is read first, and again after it changed. The id must stay the same.
    open func layer(_ section: Section) -> Section { section }

    /// What a change below means for this layer; the same unless it is overridden.
    ///
    /// What was made for the sections that changed is forgotten already, so that reading them here reads them anew. An
    /// override that names more sections as changed calls ``SectionedModelLayer/forgetSection(_:)`` for those.
    open func change(for change: ListChange) -> ListChange { change }

    // MARK: - SectionedModel

    /// As many as below, unless it is overridden.
    open var numberOfSections: Int { base.numberOfSections }

    open func section(at index: Int) -> Section {
        layered(base.section(at: index))
    }

    open func index(ofSection id: AnyHashable) -> Int? {
        base.index(ofSection: id)
    }

    // MARK: - For subclasses

    /// What ``layer(_:)`` makes of a section below, made once.
    public final func layered(_ section: Section) -> Section {
        known.section(for: section) { layer($0) }
    }

    /// What ``layer(_:)`` made of the section with an id, or `nil` where it was not asked since that section changed.
    public final func knownSection(_ id: AnyHashable) -> Section? {
        known[id]
    }

    /// Makes a section anew when it is read next.
    public final func forgetSection(_ id: AnyHashable) {
        known.forget(id)
    }

    /// Tells the observer of a change that this layer makes by itself: a section was opened, a filter typed.
    public final func didChange(_ change: ListChange) {
        known.forget(change)
        guard !change.isEmpty else { return }
        observer?.model(self, didChange: change)
    }

    // MARK: - SectionedModelObserver

    public final func model(_ model: any SectionedModel, didChange change: ListChange) {
        guard model === base else { return }
        known.forget(change)
        let change = self.change(for: change)
        // What the override read of the changed sections is new and stays known.
        if !change.isEmpty { observer?.model(self, didChange: change) }
    }
}
