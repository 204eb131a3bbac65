/// The reason why a batch cannot be applied. ``MutableSectionsModel/apply(_:)`` throws it.
public struct SectionsBatchError: Error, CustomStringConvertible {
    /// What is impossible about a change.
    public enum Reason: Hashable, Sendable {
        /// There is no section with the id, or an earlier change of the batch has deleted it.
        case unknownSection
        /// The section has no such row, or an earlier change of the batch has deleted it.
        case unknownRow
        /// There is a section with the id already.
        case duplicateSection
        /// The section has a row with the id already.
        case duplicateRow
        /// The index is negative or greater than the number of elements.
        case noSuchPosition
        /// A row or a section was to be moved to a position beside itself.
        case besideItself
        /// The rows of the section cannot be changed, because it is no ``MutableSection``.
        case fixedRows
    }

    /// What is impossible.
    public let reason: Reason
    /// The number of the change in its batch, counted from 0.
    public internal(set) var change = 0
    /// The number of changes of the batch.
    private(set) var count = 0
    private let fault: String

    private init(_ reason: Reason, fault: String) {
        self.reason = reason
        self.fault = fault
    }

    /// Returns the error with the number of its change.
    func at(change: Int, of count: Int) -> SectionsBatchError {
        var error = self
        error.change = change
        error.count = count
        return error
    }

    /// A sentence for a programmer: `there is no section Fruit (change 2 of 3)`.
    public var description: String { "\(fault) (change \(change + 1) of \(count))" }

    /// Reports the batch as a programming error.
    @MainActor
    func report(file: StaticString, line: UInt) {
        ProgrammingError.report("A batch was not carried out: \(self)", file: file, line: line)
    }

    static func unknownSection(_ id: AnyHashable, wasDeleted: Bool) -> Self {
        Self(.unknownSection, fault: wasDeleted ? "section \(id) was deleted before" : "there is no section \(id)")
    }

    static func unknownRow(_ identity: RowIdentity, wasDeleted: Bool) -> Self {
        let sectionText = "section \(identity.section)"
        return Self(
            .unknownRow,
            fault: wasDeleted
                ? "row \(identity.row) was deleted before from \(sectionText)"
                : "there is no row \(identity.row) in \(sectionText)"
        )
    }

    static func duplicateSection(_ id: AnyHashable) -> Self {
        Self(.duplicateSection, fault: "there is a section \(id) already")
    }

    static func duplicateRow(_ identity: RowIdentity) -> Self {
        Self(.duplicateRow, fault: "there is a row \(identity.row) already in section \(identity.section)")
    }

    static func noSuchPosition(_ index: Int, count: Int) -> Self {
        Self(.noSuchPosition, fault: "there is no position \(index) among \(count)")
    }

    static func besideItself(_ id: AnyHashable) -> Self {
        Self(.besideItself, fault: "\(id) cannot be moved to a position beside itself")
    }

    static func fixedRows(ofSection id: AnyHashable) -> Self {
        Self(.fixedRows, fault: "the rows of section \(id) cannot be changed: it is no MutableSection")
    }
}
