@testable import SectionedLists

/// A model that counts reads and changes in place, as a live model does.
@MainActor
final class CountedModel: SectionedModel {
    weak var observer: (any SectionedModelObserver)?
    private(set) var sections: [CountedSection]

    init(_ sections: [CountedSection]) {
        self.sections = sections
    }

    convenience init(_ sections: KeyValuePairs<String, [String]>) {
        self.init(sections.map { CountedSection($0.key, $0.value) })
    }

    var numberOfSections: Int { sections.count }

    func section(at index: Int) -> Section { sections[index] }

    subscript(name: String) -> CountedSection? { sections.first { $0.name == name } }

    /// Resets the counters.
    func startCounting() {
        for section in sections { section.reads = [] }
    }

    /// The rows that were read since the last reset, by section. Omits sections without reads.
    var reads: [String: [String]] {
        Dictionary(uniqueKeysWithValues: sections.filter { !$0.reads.isEmpty }.map { ($0.name, $0.reads) })
    }

    // MARK: - Changes

    func change(_ name: String, _ rows: (inout [String]) -> Void) {
        guard let section = self[name] else { return }
        rows(&section.names)
        observer?.model(self, didChange: ListChange(sectionsWithOtherRows: [name]))
    }

    func reload(_ row: String, in name: String, text: String) {
        self[name]?.texts[row] = text
        observer?.model(
            self, didChange: ListChange(reloadedRows: [RowIdentity(section: name, row: row)]))
    }

    func changeSections(_ body: (inout [CountedSection]) -> Void) {
        body(&sections)
        observer?.model(self, didChange: ListChange(hasOtherSections: true))
    }

    func tellThatEverythingChanged() {
        observer?.model(self, didChange: .everything)
    }
}

/// A section that counts the reads of its rows.
final class CountedSection: Section {
    let name: String
    var names: [String]
    /// The texts of the rows whose text is not their name.
    var texts: [String: String] = [:]
    var reads: [String] = []

    init(_ name: String, _ names: [String]) {
        self.name = name
        self.names = names
        super.init(name)
    }

    override var numberOfRows: Int { names.count }

    override func row(at index: Int) -> any Row {
        reads.append(names[index])
        return TextRow(texts[names[index]] ?? names[index], id: names[index])
    }

    override func index(ofRow id: AnyHashable) -> Int? { names.firstIndex { AnyHashable($0) == id } }
}

/// An observer that records the changes of a model.
@MainActor
final class ChangeLog: SectionedModelObserver {
    private(set) var changes: [ListChange] = []
    /// The observer to which the log passes each change.
    private weak var next: (any SectionedModelObserver)?

    init(_ model: any SectionedModel) {
        next = model.observer
        model.observer = self
    }

    func model(_ model: any SectionedModel, didChange change: ListChange) {
        changes.append(change)
        next?.model(model, didChange: change)
    }

    /// Returns and removes the recorded changes.
    func take() -> [ListChange] {
        defer { changes = [] }
        return changes
    }
}
