/// A layer that adds a row to the end or the start of sections. The added row loads more rows. Its text is "Show
/// more…", or "Loading…" during the load. In automatic mode, its text is "Loading…" before the load too.
///
/// ```swift
/// list.model = LoadMoreLayer(over: recipes) { request in
///     let page = try await archive.page(request.page, of: request.section)
///     recipes.performBatch { batch in
///         for row in page.rows { batch.insert(row, inSection: request.section) }
///     }
///     return page.isLast ? .finished : .more
/// }
/// ```
///
/// This closure is the *work* of the layer. It loads a page and adds the rows of the page to the model below. The model
/// below announces the change as usual. At most one load runs for each section, and sections load independently. If the
/// work fails, the row shows the error, and choosing the row tries again. When all rows are loaded, the row disappears.
///
/// The work starts on the main actor. The asynchronous functions that it awaits run on the threads of the library,
/// unless they belong to an actor. If the section or the layer is removed, the work is cancelled and its result is
/// ignored.
@MainActor
public final class LoadMoreLayer: SectionedModelLayer {
    /// Loads the next page of a section. If the closure throws an error, the row shows the error and offers to try
    /// again.
    public typealias Work = @MainActor (LoadMoreRequest) async throws -> Outcome

    /// The result of the work.
    public enum Outcome: Sendable {
        /// More pages follow.
        case more
        /// This was the last page.
        case finished
    }

    /// When the next page is requested.
    public enum Trigger: Sendable {
        /// When the row comes into view.
        case automatic
        /// When the row is chosen.
        case manual
    }

    /// The edge of a section at which rows are loaded: its start or its end.
    public enum Edge: Sendable {
        /// Before the first row, for example for earlier messages. While rows are inserted above the visible rows, the
        /// visible rows stay on their lines.
        case start
        /// After the last row.
        case end
    }

    /// The sections that have more rows.
    public enum Scope {
        /// Only the section at the edge of the model: the last section or, in a layer that loads at the start, the
        /// first one. If the model has no sections, the layer shows the row that loads more rows in a section of its own;
        /// see ``LoadMoreLayer/noSection``.
        case lastSection
        /// The sections for which a closure returns `true`. The closure is called when a section is first read and
        /// after each change of the section.
        case sections(where: @MainActor (Section) -> Bool)

        /// All sections. Each one has more rows until its last page is loaded.
        public static var everySection: Scope { .sections { _ in true } }
    }

    /// The texts of the row.
    public let wording: LoadMoreWording
    let trigger: Trigger
    let edge: Edge
    let work: Work
    var loads: [AnyHashable: SectionLoad] = [:]
    /// Returns the number of rows of a section that are not shown yet, or `nil` if the number is not known.
    let hiddenRows: @MainActor (AnyHashable) -> Int?
    private let scope: Scope
    /// For ``Scope/lastSection``, the id of the last section or, in a layer that loads at the start, of the first
    /// section. If there are no sections, it is ``noSection``. `nil` if it is not known yet.
    private var lastSection: AnyHashable?
    /// The section below the one that is shown while the model below has no sections.
    private let emptySection = Section(id: LoadMoreLayer.noSection)

    /// The id of the section that ``LoadMoreRequest/section`` names while the model below has no sections. The work then
    /// adds the first sections.
    public static let noSection = AnyHashable(NoSectionID())
    private struct NoSectionID: Hashable {}

    /// Creates a layer that loads more rows at the start or the end of sections.
    ///
    /// - Parameters:
    ///   - base: The model below.
    ///   - edge: The edge of a section at which rows are loaded. A layer that loads at the start must be above filters
    ///     and sort orders, because filters and sort orders would treat the row of this layer as data. A layer that
    ///     loads at the end can be anywhere.
    ///   - scope: The sections that have more rows.
    ///   - trigger: When the next page is requested.
    ///   - wording: The texts of the row that loads more rows.
    ///   - work: Loads the next page of a section, adds it to the model below and returns whether more pages follow.
    public convenience init(
        over base: any SectionedModel, at edge: Edge = .end, in scope: Scope = .lastSection,
        trigger: Trigger = .automatic, wording: LoadMoreWording = LoadMoreWording(), work: @escaping Work
    ) {
        self.init(
            over: base, at: edge, in: scope, trigger: trigger, wording: wording, hiddenRows: { _ in nil }, work: work)
    }

    /// Creates a layer that shows only the first rows of long sections and, below them, a row such as "Show 211 more…".
    /// Choosing that row shows all rows of the section.
    ///
    /// - Parameters:
    ///   - base: The model below, which has all rows.
    ///   - wording: The texts of the row that loads more rows.
    ///   - firstRows: Returns the number of rows of a section to show at first, or `nil` for all. If only one row would
    ///     be hidden, all rows are shown.
    public convenience init(
        over base: any SectionedModel, wording: LoadMoreWording = LoadMoreWording(),
        firstRows: @escaping @MainActor (Section) -> Int?
    ) {
        let limits = LimitLayer(over: base, firstRows: firstRows)
        self.init(
            over: limits, at: .end, in: .sections { $0 is LimitedSection }, trigger: .manual, wording: wording,
            hiddenRows: { limits.hiddenRows(ofSection: $0) },
            work: { request in
                limits.open(request.section)
                return .finished
            })
    }

    private init(
        over base: any SectionedModel, at edge: Edge, in scope: Scope, trigger: Trigger, wording: LoadMoreWording,
        hiddenRows: @escaping @MainActor (AnyHashable) -> Int?, work: @escaping Work
    ) {
        self.hiddenRows = hiddenRows
        self.edge = edge
        self.scope = scope
        self.trigger = trigger
        self.wording = wording
        self.work = work
        super.init(over: base)
    }

    // MARK: - Sections

    /// Whether the model below has no sections, and a page with the first ones can be loaded.
    private var loadsFirstSections: Bool {
        guard isForLastSection, base.numberOfSections == 0 else { return false }
        return state(ofSection: Self.noSection).hasMore
    }

    public override var numberOfSections: Int { loadsFirstSections ? 1 : base.numberOfSections }

    public override func section(at index: Int) -> Section {
        loadsFirstSections && index == 0 ? layered(emptySection) : super.section(at: index)
    }

    public override func index(ofSection id: AnyHashable) -> Int? {
        // The model below can be such a layer too. Then its only section has this id.
        id == Self.noSection && loadsFirstSections ? 0 : super.index(ofSection: id)
    }

    public override func layer(_ section: Section) -> Section {
        guard state(ofSection: section.id).hasMore, isInScope(section) else { return section }
        return LoadMoreSection(section, row: row(ofSection: section.id))
    }

    public override func isCurrent(_ section: Section, over below: Section) -> Bool {
        (section === below) == (layer(below) === below)
    }

    private var isForLastSection: Bool {
        if case .lastSection = scope { true } else { false }
    }

    private func isInScope(_ section: Section) -> Bool {
        switch scope {
        case .lastSection: section.id == idOfLastSection()
        case .sections(let hasMore): hasMore(section)
        }
    }

    /// Returns the id of the last section of the model below or, in a layer that loads at the start, of the first
    /// section. If there are no sections, returns ``noSection``.
    private func idOfLastSection() -> AnyHashable {
        if let lastSection { return lastSection }
        let count = base.numberOfSections
        let id = count > 0 ? base.section(at: edge == .end ? count - 1 : 0).id : Self.noSection
        lastSection = id
        return id
    }

    /// After the first sections came, the pages that were loaded before are those of the section at the edge. After the
    /// last section left, nothing more is loaded if all of its rows were.
    private func moveLoadOfFirstSections() {
        guard isForLastSection else { return }
        if base.numberOfSections > 0, let load = loads.removeValue(forKey: Self.noSection) {
            forgetSection(Self.noSection)
            lastSection = nil
            guard load.state.isLoading || load.page > 0 else { return }
            load.section = idOfLastSection()
            loads[load.section] = load
        } else if base.numberOfSections == 0, let lastSection, lastSection != Self.noSection,
            let load = loads[lastSection], !load.state.hasMore
        {
            let ended = SectionLoad(section: Self.noSection, page: 0, rowNumber: 0)
            ended.state = load.state
            loads[Self.noSection] = ended
        }
    }

    // MARK: - Changes

    public override func change(for change: ListChange) -> ListChange {
        for (id, load) in loads where change.isEverything || change.sectionsWithOtherRows.contains(id) {
            // The row that loads more rows gets a new id. So the selection does not move down with that row, but stays
            // at the old position, on the first loaded row.
            if load.state.isLoading, edge == .end { load.rowNumber += 1 }
        }
        guard change.isEverything || change.hasOtherSections else { return change }
        var passed = change
        moveLoadOfFirstSections()
        for (id, load) in loads where base.index(ofSection: id) == nil && !(id == Self.noSection && isForLastSection) {
            load.cancel()
            loads[id] = nil
        }
        // If another section is now at the edge, the row that loads more rows moves from the old section to the new
        // one.
        if let oldLast = lastSection {
            lastSection = nil
            if idOfLastSection() != oldLast {
                for id in [oldLast, lastSection].compactMap(\.self) where base.index(ofSection: id) != nil {
                    forgetSection(id)
                    passed.sectionsWithOtherRows.insert(id)
                }
            }
        }
        return passed
    }
}

/// The state of loading more rows of one section.
@MainActor
final class SectionLoad {
    fileprivate(set) var section: AnyHashable
    var state = LoadMoreLayer.State.ready
    /// The number of loaded pages.
    var page: Int
    /// A number that is part of the id of the row that loads more rows. It increases when loaded rows are inserted
    /// before that row, so that the selection does not move down with that row.
    var rowNumber: Int
    /// Whether the load was started by choosing the row or by ``LoadMoreLayer/loadMore(ofSection:)``. If so, the row
    /// can be selected during the load.
    var wasChosen = false
    var task: Task<Void, Never>?
    /// The task of a load that was cancelled and perhaps has not returned yet. The next load waits for it.
    private(set) var cancelledTask: Task<Void, Never>?

    init(section: AnyHashable, page: Int, rowNumber: Int, after cancelledTask: Task<Void, Never>? = nil) {
        self.section = section
        self.cancelledTask = cancelledTask
        self.page = page
        self.rowNumber = rowNumber
    }

    deinit {
        task?.cancel()
    }

    func cancel() {
        task?.cancel()
        cancelledTask = task ?? cancelledTask
        task = nil
    }
}

/// A section that adds a row at its end or its start. The added row loads more rows.
final class LoadMoreSection: LayeredSection {
    let row: LoadMoreRow

    init(_ base: Section, row: LoadMoreRow) {
        self.row = row
        super.init(base)
    }

    /// The index of the row that loads more rows.
    private var ownIndex: Int { row.edge == .end ? numberOfRowsBelow : 0 }
    /// The number of added rows before the rows of the section below: 1 if the row that loads more is at the start.
    private var shift: Int { row.edge == .end ? 0 : 1 }

    override var numberOfRows: Int { numberOfRowsBelow + 1 }

    override var numberOfTrailingRows: Int { super.numberOfTrailingRows + 1 - shift }

    override func source(ofRowAt index: Int) -> Source {
        index == ownIndex ? .own(row) : .below(index - shift)
    }

    override func index(ofRowBelow index: Int) -> Int? { index + shift }

    override func index(ofOwnRow id: AnyHashable) -> Int? {
        id == row.id ? ownIndex : nil
    }
}
