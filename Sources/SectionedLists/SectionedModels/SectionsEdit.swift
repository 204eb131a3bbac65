/// A change of one row or one section, at an index. Every edit has an inverse.
enum SectionsEdit {
    case insertRow(any Row, MutableSection, at: Int)
    case removeRow(MutableSection, at: Int)
    case replaceRow(any Row, MutableSection, at: Int)
    case insertSection(Section, at: Int)
    case removeSection(at: Int)
    case replaceSection(Section, at: Int)
}

/// An ordered collection of sections with lookup by id.
@MainActor
struct SectionStore {
    private(set) var sections: [Section]
    private var indices: [AnyHashable: Int]?

    init(_ sections: [Section]) {
        self.sections = sections
    }

    /// Returns the index of a section, or `nil` if there is none. The first call after sections were inserted, deleted
    /// or moved reads every section.
    mutating func index(of id: AnyHashable) -> Int? {
        if let indices { return indices[id] }
        let indices = Dictionary(zip(sections.map(\.id), sections.indices)) { first, second in
            ProgrammingError.report("Sections \(first) and \(second) have the same id, \(sections[first].id)")
            return first
        }
        self.indices = indices
        return indices[id]
    }

    /// Applies an edit and returns its inverse.
    mutating func apply(_ edit: SectionsEdit) -> SectionsEdit {
        switch edit {
        case .insertRow(let row, let section, let index):
            section.list.insert(row, at: index)
            return .removeRow(section, at: index)
        case .removeRow(let section, let index):
            return .insertRow(section.list.remove(at: index), section, at: index)
        case .replaceRow(let row, let section, let index):
            return .replaceRow(section.list.replace(at: index, with: row), section, at: index)
        case .insertSection(let section, let index):
            sections.insert(section, at: index)
            indices = nil
            return .removeSection(at: index)
        case .removeSection(let index):
            indices = nil
            return .insertSection(sections.remove(at: index), at: index)
        case .replaceSection(let section, let index):
            let old = sections[index]
            sections[index] = section
            return .replaceSection(old, at: index)
        }
    }
}
