/// The id of a section that was created with neither an id nor a title. It consists of a number that is unique among
/// all such sections of a list.
///
/// When a list gets new sections, the new sections are numbered in order, beginning with 0. So they have the same ids
/// as the previous sections, and the list finds the selected row again.
struct UntitledSectionID: Hashable, CustomStringConvertible {
    /// The number, or `nil` while the section is in no list.
    var number: Int?

    var description: String { "of the untitled section \(number.map(String.init) ?? "without a number")" }
}

extension Section {
    /// Gives each section without id and title a unique number. A section that already has a number keeps it.
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
