/// The rows of a section, including those that layers hide.
extension Section {
    /// The section below all layers.
    var lowest: Section { (self as? LayeredSection)?.base.lowest ?? self }

    /// The number of rows that are data, including rows that layers hide.
    var numberOfRowsWithHidden: Int { max(numberOfRows - trailingRows, lowest.numberOfRows) }

    /// Returns whether the section has a row with an id, visible or hidden.
    func hasRow(_ id: AnyHashable) -> Bool {
        index(ofRow: id) != nil || (self as? LayeredSection)?.base.hasRow(id) == true
    }

    /// Whether the section can find its rows by their ids. `true` for an empty section. If the section is not empty,
    /// reading this property creates one row.
    var findsRows: Bool {
        let section = lowest
        return section.numberOfRows == 0 || section.index(ofRow: section.row(at: 0).id) != nil
    }

    /// The ids of the selectable rows of the section below all layers. Reading this property creates every row.
    var selectableIDsBelow: [AnyHashable] {
        let section = lowest
        return (0..<section.numberOfRows).compactMap { index in
            let row = section.row(at: index)
            return row.isSelectable && section.shouldSelectRow(at: index) ? row.id : nil
        }
    }
}

extension SectionedModel {
    /// Returns the section with an id. If a layer hides the section, returns the section of the model below that layer.
    /// If no model has the section, returns `nil`.
    func sectionWithHidden(_ id: AnyHashable) -> Section? {
        if let index = index(ofSection: id) { return section(at: index) }
        return (self as? SectionedModelLayer)?.base.sectionWithHidden(id)
    }

    /// The model below all layers.
    var lowest: any SectionedModel { (self as? SectionedModelLayer)?.base.lowest ?? self }
}
