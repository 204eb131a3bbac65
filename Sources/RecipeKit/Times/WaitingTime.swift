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
        guard key.utf8.count <= 40, let first = key.utf8.first(where: { !ignored.utf8.contains($0) }) else {
            return nil
        }
        // Fast path: every key of a waiting time begins with one of these letters. So this check returns `nil` for most
        // other keys.
        let lower = first | 0x20
        guard Self.firstLetters.contains(lower) else { return nil }
        let bare = key.lowercased().filter { !ignored.contains($0) }
        return names.first { $0.keys.contains(bare) }?.name
    }

    private static let ignored = " _-."
    private static let firstLetters = Set("acefgiklmprstwz".utf8)

    private static let names: [(name: String, keys: Set<String>)] = [
        (
            "waiting",
            [
                "wait", "waiting", "waittime", "waitingtime", "timewait", "inactivetime", "timeinactive", "passivetime",
                "additionaltime", "standtime", "standingtime", "wartezeit", "tempsdattente", "tempsd'attente",
                "attente",
                "tiempodeespera", "tempodiattesa", "tempodeespera",
            ]
        ),
        (
            "resting",
            [
                "rest", "resting", "resttime", "restingtime", "timerest", "ruhezeit", "ruhen", "tempsderepos", "repos",
                "tiempodereposo", "reposo", "tempodiriposo", "riposo", "tempodedescanso", "rusttijd",
            ]
        ),
        (
            "chilling",
            [
                "chill", "chilling", "chilltime", "chillingtime", "timechill", "fridgetime", "cooltime", "coolingtime",
                "cooling", "coolingdown", "refrigeration", "refrigerationtime", "settime", "settingtime", "kühlzeit",
                "kühlen", "abkühlzeit", "tempsderéfrigération", "réfrigération", "tempsderefroidissement",
                "tiempoderefrigeración", "enfriado", "tempodiraffreddamento", "raffreddamento",
            ]
        ),
        ("freezing", ["freeze", "freezing", "freezetime", "freezingtime", "gefrierzeit", "congélation"]),
        (
            "marinating",
            [
                "marinate", "marinating", "marinatetime", "marinatingtime", "marinadetime", "marinationtime",
                "marinierzeit",
                "marinade", "tempsdemarinade", "tiempodemarinado", "tempodimarinatura", "macération",
            ]
        ),
        (
            "fermenting",
            [
                "ferment", "fermenting", "fermenttime", "fermentingtime", "fermentationtime", "fermentation", "gärzeit",
                "gärung", "tempsdefermentation", "tiempodefermentación", "tempodifermentazione",
            ]
        ),
        (
            "rising",
            [
                "rise", "rising", "risetime", "risingtime", "proof", "proofing", "prooftime", "proofingtime",
                "provingtime",
                "gehzeit", "tempsdelevée", "tempsdepousse", "levée", "tiempodelevado", "tempodilievitazione",
                "lievitazione",
            ]
        ),
        ("soaking", ["soak", "soaking", "soaktime", "soakingtime", "einweichzeit", "tempsdetrempage", "remojo"]),
        (
            "infusing",
            [
                "infuse", "infusing", "infusetime", "infusiontime", "infusingtime", "steeptime", "steepingtime",
                "ziehzeit",
            ]
        ),
    ]
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
