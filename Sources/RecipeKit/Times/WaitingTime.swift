import CookingLanguages

/// A time during which the cook only waits: resting, chilling, fermenting.
public struct WaitingTime: Hashable, Sendable {
    /// The kind of waiting as a lower-case word: `resting`.
    public var name: String
    /// The length of the time.
    public var time: CookingTime

    /// Returns the kind of waiting time that a metadata key names: `waiting` for `wait time`, `resting` for `Ruhezeit`.
    /// Returns `nil` if the key does not name a waiting time.
    ///
    /// Case, spaces, `_`, `-` and `.` do not matter.
    package static func name(forKey key: String) -> String? {
        key.utf8.count <= 40 ? names[bare(key)] : nil
    }

    private static let ignored = " _-."
    private static let names: [String: String] = {
        let kinds: [(String, CookingLanguage.Role)] = [
            ("waiting", .waitingKey), ("resting", .restingKey), ("chilling", .chillingKey), ("freezing", .freezingKey),
            ("marinating", .marinatingKey), ("fermenting", .fermentingKey), ("rising", .risingKey),
            ("soaking", .soakingKey), ("infusing", .infusingKey),
        ]
        var names: [String: String] = [:]
        for (name, role) in kinds {
            for key in CookingLanguage.entriesOfAll(role) { names[bare(key)] = name }
        }
        return names
    }()

    private static func bare(_ key: String) -> String { key.lowercased().filter { !ignored.contains($0) } }
}

extension RecipeMetadata {
    /// The waiting times in the metadata, in the order of the file.
    public var waitingTimes: [WaitingTime] {
        others.isEmpty
            ? []
            : others.compactMap { entry in
                guard let name = WaitingTime.name(forKey: entry.key) else { return nil }
                let time = CookingTime(parsing: entry.value)
                // `rest: in a warm place` is not a time.
                guard time.minutes != nil || CookingTime.isInWords(entry.value) else { return nil }
                return WaitingTime(name: name, time: time)
            }
    }
}
