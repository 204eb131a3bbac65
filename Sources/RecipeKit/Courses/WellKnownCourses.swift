import CookingLanguages

/// The courses that many cookbooks have, in all languages.
///
/// A course keeps the language of its name: `Nachspeisen` has the same rank as `Desserts` but keeps its name.
enum WellKnownCourses {
    /// Returns the well-known course with a name, or `nil`. Case, accents, and singular or plural do not matter.
    static func course(named name: String) -> Course? {
        let key = SortingKey(name).text
        guard let (rank, title) = entries[key] ?? entries[Course.singular(key)] else { return nil }
        return Course(id: title, title: title, rank: rank)
    }

    /// The ranks and the titles by folded names, with and without their English plural endings. The table is built when
    /// the first name is looked up, in a tenth of a millisecond.
    private static let entries: [String: (rank: CourseRank, title: String)] = {
        var entries: [String: (rank: CourseRank, title: String)] = [:]
        for language in CookingLanguage.all {
            for line in language.courses.utf8.split(separator: 0x0A) {
                guard let colon = line.firstIndex(of: UInt8(ascii: ":")), let rank = CourseRank(name: Substring(line[..<colon]))
                else { continue }
                let names = CookingLanguage.entries(of: String(Substring(line[line.index(after: colon)...])))
                for name in names {
                    let key = SortingKey(String(name)).text
                    for key in [key, Course.singular(key)] where entries[key] == nil {
                        entries[key] = (rank, String(names[0]))
                    }
                }
            }
        }
        return entries
    }()
}
