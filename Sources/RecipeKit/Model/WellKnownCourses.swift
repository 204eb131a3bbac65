import CookingLanguages

/// The courses that many cookbooks have, in all languages.
///
/// A course keeps the language of its name: `Nachspeisen` has the same rank as `Desserts` but keeps its name.
enum WellKnownCourses {
    /// Returns the well-known course with a name, or `nil`. Case, accents, and singular or plural do not matter.
    ///
    /// The lists of the languages are searched as they are. A table of all names would delay the first screen by half a
    /// millisecond, and a cookbook has few different courses.
    static func course(named name: String) -> Course? {
        guard name.utf8.count <= longestName else { return nil }
        let key = SortingKey(name).text
        let singular = Course.singular(key)
        // Most names are English, so that the other languages need not be loaded.
        guard
            let (rank, title) = entry(key, in: .english) ?? entry(singular, in: .english)
                ?? entry(key, in: CookingLanguage.all) ?? entry(singular, in: CookingLanguage.all)
        else { return nil }
        return Course(id: title, title: title, rank: rank)
    }

    /// A length in bytes that no known name has, so that a text of a stranger is not compared with all names.
    private static let longestName = 200

    /// The ranks of all names by their keys, for many lookups. Building the table takes a millisecond.
    static let ranks: [String: CourseRank] = {
        var ranks: [String: CourseRank] = [:]
        for language in CookingLanguage.all {
            for line in language.courses.split(separator: "\n") {
                let parts = line.split(separator: ":", maxSplits: 1)
                guard parts.count == 2, let rank = CourseRank(name: Substring(parts[0].trimmingSpaces())) else {
                    continue
                }
                for name in parts[1].split(separator: ",") {
                    let key = SortingKey(name.trimmingSpaces()).text
                    for key in [key, Course.singular(key)] where ranks[key] == nil { ranks[key] = rank }
                }
            }
        }
        return ranks
    }()

    private static func entry(_ key: String, in languages: [CookingLanguage]) -> (CourseRank, String)? {
        for language in languages {
            if let entry = entry(key, in: language) { return entry }
        }
        return nil
    }

    private static func entry(_ key: String, in language: CookingLanguage) -> (CourseRank, String)? {
        guard let first = key.utf8.first else { return nil }
        for line in language.courses.utf8.split(separator: 0x0A) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let names = line[line.index(after: colon)...].split(separator: UInt8(ascii: ","))
            for name in names {
                let name = name.drop { $0 == 0x20 }
                // Folding a name costs more than the search, so the first letter is compared before.
                guard let letter = name.first, letter >= 0x80 || letter | 0x20 == first else { continue }
                let folded = SortingKey(String(Substring(name))).text
                guard folded == key || Course.singular(folded) == key else { continue }
                guard let rank = CourseRank(name: Substring(line[..<colon])) else { continue }
                return (rank, String(Substring(names[0].drop { $0 == 0x20 })))
            }
        }
        return nil
    }
}
