import CookingLanguages
import Synchronization

/// The courses that many cookbooks have, in all languages.
///
/// A course keeps the language of its name: `Nachspeisen` has the same rank as `Desserts` but keeps its name.
enum WellKnownCourses {
    /// Returns the well-known course with a name, or `nil`. Case, accents, and singular or plural do not matter.
    ///
    /// The first names are searched in the lists of the languages as they are, because a table of all names would delay
    /// the first screen by half a millisecond, and most cookbooks have few different courses.
    static func course(named name: String) -> Course? {
        guard name.utf8.count <= longestName else { return nil }
        let isFrequent = searches.wrappingAdd(1, ordering: .relaxed).oldValue >= mostSearches
        return entry(named: name, inTable: isFrequent).map { Course(id: $0.title, title: $0.title, rank: $0.rank) }
    }

    typealias Entry = (rank: CourseRank, title: String)

    /// Returns the rank of a name, and the title of its course in the same language.
    static func entry(named name: String, inTable: Bool) -> Entry? {
        let key = SortingKey(name).text
        let singular = Course.singular(key)
        if inTable { return english[key] ?? english[singular] ?? all[key] ?? all[singular] }
        // Most names are English, so that the other languages need not be loaded.
        return entry(key, in: .english) ?? entry(singular, in: .english)
            ?? entry(key, in: CookingLanguage.all) ?? entry(singular, in: CookingLanguage.all)
    }

    /// A length in bytes that no known name has, so that a text of a stranger is not compared with all names.
    private static let longestName = 200

    private static let searches = Atomic(0)
    /// The number of names after which a table is worth its millisecond.
    private static let mostSearches = 16

    /// The ranks of all names by their keys, for many lookups.
    static let ranks: [String: CourseRank] = all.mapValues(\.rank)

    private static let english = table(of: [.english])
    private static let all = table(of: CookingLanguage.all)

    private static func table(of languages: [CookingLanguage]) -> [String: Entry] {
        var entries: [String: Entry] = [:]
        for language in languages {
            for line in language.courses.split(separator: "\n") {
                let parts = line.split(separator: ":", maxSplits: 1)
                guard parts.count == 2, let rank = CourseRank(name: Substring(parts[0].trimmingSpaces())) else {
                    continue
                }
                let names = parts[1].split(separator: ",").map { $0.trimmingSpaces() }
                for name in names {
                    let key = SortingKey(name).text
                    for key in [key, Course.singular(key)] where entries[key] == nil {
                        entries[key] = (rank, names[0])
                    }
                }
            }
        }
        return entries
    }

    private static func entry(_ key: String, in languages: [CookingLanguage]) -> Entry? {
        for language in languages {
            if let entry = entry(key, in: language) { return entry }
        }
        return nil
    }

    private static func entry(_ key: String, in language: CookingLanguage) -> Entry? {
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
