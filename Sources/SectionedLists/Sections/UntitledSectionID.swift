/// Names a section that was given neither an id nor a title: by its number among such sections of its list.
///
/// So a list that is set anew finds its selected row again, and two such sections are never taken for one.
struct UntitledSectionID: Hashable, CustomStringConvertible {
    /// `nil` as long as the section is in no list.
    var number: Int?

    var description: String { "of the untitled section \(number.map(String.init) ?? "without a number")" }
}

extension Section {
    /// Gives each section that has neither id nor title a number which no other one has. A section keeps its number.
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
