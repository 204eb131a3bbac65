import TestSupport

@testable import SectionedLists

/// The model below the layers of a differential trial, and its data.
@MainActor
protocol DataSource: AnyObject {
    var model: any SectionedModel { get }
    var data: [SectionData] { get }

    /// Applies edits and announces them to the observer.
    func apply(_ edits: [DataEdit], _ maker: inout DataMaker)
}

extension DataSource {
    /// Returns the same data in new sections.
    func makeCopies() -> [Section] {
        data.enumerated().map { $0.element.makeCopy(id: model.section(at: $0.offset).id) }
    }
}

/// A model over an array of sections. Each change replaces the array.
final class ArraySource: DataSource {
    private let sectionsModel: SectionsModel
    private(set) var data: [SectionData]
    private var objects: [String: ObjectRow] = [:]

    init(_ data: [SectionData]) {
        self.data = data
        sectionsModel = SectionsModel(data.map { $0.makeSection() })
    }

    var model: any SectionedModel { sectionsModel }

    func apply(_ edits: [DataEdit], _ maker: inout DataMaker) {
        var new = data
        for edit in edits { edit.apply(to: &new) }
        let old = zip(data, sectionsModel.sections)
        let known = Dictionary(old.map { ($0.name, (data: $0, section: $1)) }) { first, _ in first }
        data = new
        sectionsModel.sections = new.map { data in
            guard let old = known[data.name], old.data.kind == data.kind else { return data.makeSection() }
            if let live = old.section as? LiveSection, maker.happens(50) {
                live.data = data
                return live
            }
            return old.data == data && maker.happens(50) ? old.section : data.makeSection()
        }
    }
}

/// A model whose rows change in batches.
final class BatchSource: DataSource {
    private let mutableModel: MutableSectionsModel
    var data: [SectionData]
    /// The stack that makes the batches undoable, or `nil` if they are not.
    var undo: UndoStack?

    init(_ data: [SectionData]) {
        self.data = data
        mutableModel = MutableSectionsModel(data.map { $0.makeSection() })
    }

    var model: any SectionedModel { mutableModel }

    func apply(_ edits: [DataEdit], _ maker: inout DataMaker) {
        func note(_ batch: inout SectionsBatch) {
            for edit in edits {
                // An object that has changed cannot be changed back by a batch.
                self.note(edit, in: &batch, mayChangeObjects: undo == nil && edits.count == 1 && maker.happens(50))
                edit.apply(to: &data)
            }
        }
        if let undo { undo.perform("Edited", on: mutableModel, note) } else { mutableModel.performBatch(note) }
    }

    private func note(_ edit: DataEdit, in batch: inout SectionsBatch, mayChangeObjects: Bool) {
        switch edit {
        case .insertRow(let row, let section, let index):
            batch.insert(row.makeRow(), .at(index), inSection: data[section].name)
        case .removeRow(let section, let index):
            batch.deleteRow(data[section].rows[index].id, inSection: data[section].name)
        case .moveRow(let section, let old, let new):
            batch.moveRow(data[section].rows[old].id, inSection: data[section].name, to: .at(new))
        case .transferRow(let section, let old, let target, let new):
            batch.moveRow(
                data[section].rows[old].id, inSection: data[section].name, to: .at(new), ofSection: data[target].name)
        case .setRow(let row, let section, _):
            if mayChangeObjects, let object = object(row, in: data[section].name) {
                object.data = row
                batch.reloadRow(row.id, inSection: data[section].name)
            } else {
                batch.reload(row.makeRow(), inSection: data[section].name)
            }
        case .insertSection(let section, let index): batch.insert(section.makeSection(), .at(index))
        case .removeSection(let index): batch.deleteSection(data[index].name)
        case .moveSection(let old, let new): batch.moveSection(data[old].name, to: .at(new))
        case .setSection(let section, _): batch.reload(section.makeSection())
        }
    }

    /// Returns the row of the data if the model already contains it as an object.
    private func object(_ data: RowData, in section: String) -> ObjectRow? {
        guard data.kind == .object, let index = mutableModel.index(ofSection: section) else { return nil }
        let section = mutableModel.section(at: index)
        return section.index(ofRow: data.id).flatMap { section.row(at: $0) as? ObjectRow }
    }
}

/// A custom model that changes in place and announces each edit.
final class LiveSource: DataSource, SectionedModel {
    weak var observer: (any SectionedModelObserver)?
    private var sections: [LiveSection]

    init(_ data: [SectionData]) {
        sections = data.map { LiveSection($0) }
    }

    var model: any SectionedModel { self }
    var data: [SectionData] { sections.map(\.data) }
    var numberOfSections: Int { sections.count }

    func section(at index: Int) -> Section { sections[index] }

    func apply(_ edits: [DataEdit], _ maker: inout DataMaker) {
        for edit in edits {
            let change = change(for: edit)
            var data = data
            edit.apply(to: &data)
            let known = Dictionary(sections.map { ($0.data.name, $0) }) { first, _ in first }
            sections = data.map { data in
                guard let section = known[data.name] else { return LiveSection(data) }
                section.data = data
                return section
            }
            observer?.model(self, didChange: change)
        }
    }

    private func change(for edit: DataEdit) -> ListChange {
        switch edit {
        case .insertRow(_, let section, _), .removeRow(let section, _), .moveRow(let section, _, _),
            .setSection(_, let section):
            return ListChange(sectionsWithOtherRows: [sections[section].id])
        case .transferRow(let section, let index, let target, _):
            let old = RowIdentity(section: sections[section].id, row: sections[section].data.rows[index].id)
            let new = RowIdentity(section: sections[target].id, row: old.row)
            return ListChange(sectionsWithOtherRows: [old.section, new.section], movedRows: [old: new])
        case .setRow(let row, let section, _):
            return ListChange(reloadedRows: [RowIdentity(section: sections[section].id, row: row.id)])
        case .insertSection, .removeSection, .moveSection:
            return ListChange(hasOtherSections: true)
        }
    }
}
