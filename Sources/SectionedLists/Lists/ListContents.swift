/// The shape of a list: for each section, the number of its rows, and whether it has a header and a footer. Reading the
/// shape creates headers and footers, but no other rows.
///
/// When the model is set, the shape is read once, in O(number of sections). The layout, the drawing and the moves of
/// the selection use the stored shape instead of the sections. So a drawing is safe even if a section changes without
/// announcing the change.
@MainActor
struct ListContents {
    @MainActor
    struct Shape {
        let id: AnyHashable
        let rows: Int
        let hasHeader: Bool
        let hasFooter: Bool

        init(_ section: Section) {
            id = section.id
            hasHeader = section.header != nil
            hasFooter = section.footer != nil
            let count = section.numberOfRows
            if count < 0 { ProgrammingError.report("Section \(section.id) says that it has \(count) rows") }
            rows = min(max(0, count), Section.mostRows)
        }

        var isEmpty: Bool { rows == 0 && !hasHeader && !hasFooter }
    }

    private(set) var shapes: [Shape] = []
    /// The number of rows before each section, followed by the total number of rows.
    private(set) var rowsBefore: [Int] = [0]

    init() {}

    /// Reads the shape of each section of a model.
    init(_ model: any SectionedModel) {
        let count = model.numberOfSections
        shapes.reserveCapacity(count)
        for index in 0..<count { shapes.append(Shape(model.section(at: index))) }
        sumUp()
    }

    /// Reads the shapes of the new and the changed sections of a model. Copies the other shapes from the old contents.
    ///
    /// - Parameters:
    ///   - model: The model after the change.
    ///   - old: The contents before the change.
    ///   - changed: The ids of the changed sections.
    init(_ model: any SectionedModel, keeping old: ListContents, except changed: Set<AnyHashable>) {
        let known = Dictionary(old.shapes.map { ($0.id, $0) }) { first, _ in first }
        let count = model.numberOfSections
        shapes.reserveCapacity(count)
        for index in 0..<count {
            let section = model.section(at: index)
            let shape = changed.contains(section.id) ? nil : known[section.id]
            shapes.append(shape ?? Shape(section))
        }
        sumUp()
    }

    /// Reads the shape of a section again after the section has changed. Call ``sumUp(from:)`` afterwards.
    mutating func update(_ section: Section, at index: Int) {
        shapes[index] = Shape(section)
    }

    /// Computes ``rowsBefore`` again, beginning with the first changed section. Reads no section. O(number of sections
    /// from the first changed one on).
    ///
    /// - Parameter first: The index of the first changed section.
    mutating func sumUp(from first: Int = 0) {
        rowsBefore.removeLast(rowsBefore.count - min(first, rowsBefore.count - 1) - 1)
        rowsBefore.reserveCapacity(shapes.count + 1)
        var rows = rowsBefore[rowsBefore.count - 1]
        for shape in shapes[(rowsBefore.count - 1)...] {
            rows += shape.rows
            rowsBefore.append(rows)
        }
    }

    var numberOfSections: Int { shapes.count }
    var numberOfRows: Int { rowsBefore[rowsBefore.count - 1] }

    /// Whether more than one section has rows. O(number of empty sections at the start).
    var hasSeveralSectionsWithRows: Bool {
        guard let first = shapes.first(where: { $0.rows > 0 }) else { return false }
        return first.rows < numberOfRows
    }

    var firstItem: ListItem? { firstItem(fromSection: 0) }

    var lastItem: ListItem? { lastItem(upToSection: shapes.count - 1) }

    func contains(_ item: ListItem) -> Bool {
        guard shapes.indices.contains(item.section) else { return false }
        let shape = shapes[item.section]
        return switch item.kind {
        case .header: shape.hasHeader
        case .row(let row): row >= 0 && row < shape.rows
        case .footer: shape.hasFooter
        }
    }

    /// Returns the item below another item, or `nil` at the end of the list. O(1 + number of empty sections between the
    /// two items).
    func item(after item: ListItem) -> ListItem? {
        let shape = shapes[item.section]
        switch item.kind {
        case .header where shape.rows > 0: return ListItem(section: item.section, .row(0))
        case .row(let row) where row + 1 < shape.rows: return ListItem(section: item.section, .row(row + 1))
        case .header, .row: if shape.hasFooter { return ListItem(section: item.section, .footer) }
        case .footer: break
        }
        return firstItem(fromSection: item.section + 1)
    }

    /// Returns the item above another item, or `nil` at the start of the list. O(1 + number of empty sections between
    /// the two items).
    func item(before item: ListItem) -> ListItem? {
        let shape = shapes[item.section]
        switch item.kind {
        case .footer where shape.rows > 0: return ListItem(section: item.section, .row(shape.rows - 1))
        case .row(let row) where row > 0: return ListItem(section: item.section, .row(row - 1))
        case .footer, .row: if shape.hasHeader { return ListItem(section: item.section, .header) }
        case .header: break
        }
        return lastItem(upToSection: item.section - 1)
    }

    /// Returns the first item of a section: a header, a row or a footer. If the section is empty, returns the first
    /// item of the sections below. If there is no such item, or if the section does not exist, returns `nil`.
    func firstItem(fromSection first: Int) -> ListItem? {
        var section = first
        while section < shapes.count {
            let shape = shapes[section]
            if shape.hasHeader { return ListItem(section: section, .header) }
            if shape.rows > 0 { return ListItem(section: section, .row(0)) }
            if shape.hasFooter { return ListItem(section: section, .footer) }
            section += 1
        }
        return nil
    }

    /// Returns the last item of a section: a header, a row or a footer. If the section is empty, returns the last item
    /// of the sections above. If there is no such item, returns `nil`.
    func lastItem(upToSection last: Int) -> ListItem? {
        var section = last
        while section >= 0 {
            let shape = shapes[section]
            if shape.hasFooter { return ListItem(section: section, .footer) }
            if shape.rows > 0 { return ListItem(section: section, .row(shape.rows - 1)) }
            if shape.hasHeader { return ListItem(section: section, .header) }
            section -= 1
        }
        return nil
    }

    /// Returns the index path of the row with a number, or `nil` if there is none. Rows are numbered from 0 at the
    /// start of the list. O(log(number of sections)).
    func indexPath(ofRow number: Int) -> ListIndexPath? {
        guard number >= 0, number < numberOfRows else { return nil }
        var low = 0
        var high = shapes.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if rowsBefore[middle] <= number { low = middle } else { high = middle - 1 }
        }
        return ListIndexPath(section: low, row: number - rowsBefore[low])
    }

    /// Returns the number of rows above an item of the list. For a row, this is the number of the row.
    func rows(before item: ListItem) -> Int {
        switch item.kind {
        case .header: rowsBefore[item.section]
        case .row(let row): rowsBefore[item.section] + row
        case .footer: rowsBefore[item.section + 1]
        }
    }
}

/// An item of a list: the header of a section, a row, or the footer of a section.
struct ListItem: Hashable, Comparable {
    enum Kind: Hashable {
        case header
        case row(Int)
        case footer
    }

    var section: Int
    var kind: Kind

    init(section: Int, _ kind: Kind) {
        self.section = section
        self.kind = kind
    }

    init(_ indexPath: ListIndexPath) {
        self.init(section: indexPath.section, .row(indexPath.row))
    }

    /// The index path of the row, or `nil` for a header or footer.
    var indexPath: ListIndexPath? {
        if case .row(let row) = kind { ListIndexPath(section: section, row: row) } else { nil }
    }

    static func < (left: ListItem, right: ListItem) -> Bool {
        (left.section, left.rank) < (right.section, right.rank)
    }

    /// A number that gives the order of this item among the items of its section.
    private var rank: Int {
        switch kind {
        case .header: -1
        case .row(let row): row
        case .footer: .max
        }
    }
}
