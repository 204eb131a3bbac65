/// The id of a section without id and title: its number among such sections of the list.
///
/// So a list whose sections are set again finds its selected row, and two such sections have different ids.
struct UntitledSectionID: Hashable, CustomStringConvertible {
    /// The number, or `nil` while the section is in no list.
    var number: Int?

    var description: String { "of the untitled section \(number.map(String.init) ?? "without a number")" }
}

extension Section {
    /// Gives each section without id and title a unique number. A section keeps its number.
    static func numberUntitled(_ sections: [Section]) {
        var untitled: [Section] = []
        for section in sections where section.isUntitled { untitled.append(section) }
        guard !untitled.isEmpty else { return }
        var taken = Set(untitled.compactMap { ($0.id.base as? UntitledSectionID)?.number })
        var next = 0
        for section in untitled where section.id == AnyHashable(UntitledSectionID()) {
            while !taken.insert(next).inserted { next += 1 }
            section.id = AnyHashable(UntitledSectionID(number: next))
        }
    }
}
