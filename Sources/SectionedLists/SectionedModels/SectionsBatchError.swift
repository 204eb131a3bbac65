/// The reason why a batch cannot be applied.
struct SectionsBatchError: Error {
    let fault: String

    /// Reports the batch as a programming error.
    @MainActor
    func report() { ProgrammingError.report("A batch was not carried out: \(fault)") }

    static func unknownSection(_ id: AnyHashable, wasDeleted: Bool) -> Self {
        Self(fault: wasDeleted ? "section \(id) was deleted before" : "there is no section \(id)")
    }

    static func unknownRow(_ identity: RowIdentity, wasDeleted: Bool) -> Self {
        let sectionText = "section \(identity.section)"
        return Self(
            fault: wasDeleted
                ? "row \(identity.row) was deleted before from \(sectionText)"
                : "there is no row \(identity.row) in \(sectionText)"
        )
    }

    static func duplicateSection(_ id: AnyHashable) -> Self {
        Self(fault: "there is a section \(id) already")
    }

    static func duplicateRow(_ identity: RowIdentity) -> Self {
        Self(fault: "there is a row \(identity.row) already in section \(identity.section)")
    }

    static func noSuchPosition(_ index: Int, count: Int) -> Self {
        Self(fault: "there is no position \(index) among \(count)")
    }

    static func besideItself(_ id: AnyHashable) -> Self {
        Self(fault: "\(id) cannot be moved to a position beside itself")
    }

    static func fixedRows(ofSection id: AnyHashable) -> Self {
        Self(fault: "the rows of section \(id) cannot be changed: it is no MutableSection")
    }
}
