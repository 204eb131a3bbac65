/// Adds a row at the end of a section that brings more of it: "Show more…", and while it comes "Loading…".
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
/// The work is done for one section at a time once; other sections load on their own and are not touched. What it brings
/// it gives to the model below, which tells of its change as ever. Where it fails, the row gives the reason, and Enter
/// tries again. When there is no more, the row goes away.
///
/// The work begins on the main actor; what it awaits runs off it, on the library's own threads. It is cancelled when its
/// section or the layer goes away, and what it still returns is then dropped.
@MainActor
public final class LoadMoreLayer: SectionedModelLayer {
    /// Brings the next page of a section. Throwing an error shows it, with the way to try again.
    public typealias Work = @MainActor (LoadMoreRequest) async throws -> Outcome

    /// What came of the work.
    public enum Outcome: Sendable {
        /// There is more to come after this.
        case more
        /// That was all.
        case finished
    }

    /// What makes it ask for more.
    public enum Trigger: Sendable {
        /// The row comes into view.
        case automatic
        /// The row is chosen.
        case manual
    }

    /// Which sections have more.
    public enum Scope {
        /// The last one, whichever that is.
        case lastSection
        /// Those for which a closure says so. Asked when the section is read first and after each change of it.
        case sections(where: @MainActor (Section) -> Bool)

        /// All of them, until they say that that was all.
        public static var everySection: Scope { .sections { _ in true } }
    }

    /// What the row says.
    public let wording: LoadMoreWording
    let trigger: Trigger
    let work: Work
    var loads: [AnyHashable: SectionLoad] = [:]
    /// How many rows of a section are not shown yet, where that is known.
    let hiddenRows: @MainActor (AnyHashable) -> Int?
    private let scope: Scope
    private var lastSection: AnyHashable?

    /// - Parameters:
    ///   - base: The model below.
    ///   - scope: Which sections have more.
    ///   - trigger: What makes a section ask for more.
    ///   - wording: What the row at the end says.
    ///   - work: Brings the next page of a section, gives it to the model below and says whether there is more.
    public convenience init(
        over base: any SectionedModel, in scope: Scope = .lastSection, trigger: Trigger = .automatic,
        wording: LoadMoreWording = LoadMoreWording(), work: @escaping Work
    ) {
        self.init(over: base, in: scope, trigger: trigger, wording: wording, hiddenRows: { _ in nil }, work: work)
    }

    /// Shows the first rows of the sections below that have many, and the rest when their last row is chosen: "Show 211
    /// more…".
    ///
    /// - Parameters:
    ///   - base: The model below, which has all the rows.
    ///   - wording: What the row at the end says.
    ///   - firstRows: How many rows of a section are shown at first; `nil` for all of them. A section that has only one
    ///     more than that is shown whole.
    public convenience init(
        over base: any SectionedModel, wording: LoadMoreWording = LoadMoreWording(),
        firstRows: @escaping @MainActor (Section) -> Int?
    ) {
        let limits = LimitLayer(over: base, firstRows: firstRows)
        self.init(
            over: limits, in: .sections { $0 is LimitedSection }, trigger: .manual, wording: wording,
            hiddenRows: { limits.hiddenRows(ofSection: $0) },
            work: { request in
                limits.open(request.section)
                return .finished
            })
    }

    private init(
        over base: any SectionedModel, in scope: Scope, trigger: Trigger, wording: LoadMoreWording,
        hiddenRows: @escaping @MainActor (AnyHashable) -> Int?, work: @escaping Work
    ) {
        self.hiddenRows = hiddenRows
        self.scope = scope
        self.trigger = trigger
        self.wording = wording
        self.work = work
        super.init(over: base)
    }

    // MARK: - Sections

    public override func layer(_ section: Section) -> Section {
        guard state(ofSection: section.id).hasMore, isInScope(section) else { return section }
        return LoadMoreSection(section, row: row(ofSection: section.id))
    }

    private func isInScope(_ section: Section) -> Bool {
        switch scope {
        case .lastSection: section.id == idOfLastSection()
        case .sections(let hasMore): hasMore(section)
        }
    }

    private func idOfLastSection() -> AnyHashable? {
        if let lastSection { return lastSection }
        let count = base.numberOfSections
        lastSection = count > 0 ? base.section(at: count - 1).id : nil
        return lastSection
    }

    // MARK: - Changes

    public override func change(for change: ListChange) -> ListChange {
        for (id, load) in loads where change.isEverything || change.sectionsWithOtherRows.contains(id) {
            // What was shown as the row at the end makes room for the first row that came; the selection goes there.
            if load.state.isLoading { load.rowNumber += 1 }
        }
        guard change.isEverything || change.hasOtherSections else { return change }
        for (id, load) in loads where base.index(ofSection: id) == nil {
            load.cancel()
            loads[id] = nil
        }
        if let oldLast = lastSection {
            lastSection = nil
            if idOfLastSection() != oldLast {
                forgetSection(oldLast)
                if let lastSection { forgetSection(lastSection) }
            }
        }
        return change
    }
}
