/// The metadata keys that set a property of a recipe. All other keys are other metadata.
enum MetadataKey {
    case title, description, course, cuisine, difficulty, author, source, sourceName, sourceAddress, servings, yield
    case time, prepTime, cookTime, tags, diet, images, locale

    /// Creates the key for a name in a file, or `nil` if the name is unknown. Ignores ASCII letter case, spaces, `_`,
    /// `-` and `.`.
    init?(_ name: String) {
        var name = name
        if let key = name.withUTF8(Self.key) {
            self = key
        } else if MarkdownFacts.translatedKey(name) == "servings" {
            self = .servings
        } else {
            return nil
        }
    }

    private static func key(_ name: UnsafeBufferPointer<UInt8>) -> MetadataKey? {
        guard let first = name.first(where: { !isSeparator($0) }).map(lowercased) else { return nil }
        return names.first { $0.name.utf8Start[0] == first && isSame(name, $0.name) }?.key
    }

    /// Returns whether a name is equal to a known name, ignoring letter case and separators.
    private static func isSame(_ name: UnsafeBufferPointer<UInt8>, _ known: StaticString) -> Bool {
        let count = known.utf8CodeUnitCount
        var matched = 0
        for byte in name where !isSeparator(byte) {
            guard matched < count, lowercased(byte) == known.utf8Start[matched] else { return false }
            matched += 1
        }
        return matched == count
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    /// Creates the key for a short name of a time, such as `Prep`, or `nil` for any other name. The caller must check
    /// that the value is a time, as in `Prep: 30 mins`.
    init?(shortTimeName name: String) {
        switch name.lowercased() {
        case "prep", "preparation", "vorbereitung", "préparation", "preparación", "preparazione": self = .prepTime
        case "cook", "cooking", "bake", "baking", "cuisson", "cocción", "cottura": self = .cookTime
        case "total", "gesamt", "totale": self = .time
        default: return nil
        }
    }

    /// The known names, without separators and in lowercase.
    private static let names: [(name: StaticString, key: MetadataKey)] = [
        ("title", .title),
        ("description", .description), ("introduction", .description),
        ("course", .course), ("category", .course),
        ("cuisine", .cuisine),
        ("difficulty", .difficulty),
        ("author", .author), ("sourceauthor", .author),
        ("source", .source), ("sourcename", .sourceName), ("sourceurl", .sourceAddress),
        ("servings", .servings), ("serves", .servings), ("serving", .servings), ("portions", .servings),
        ("portion", .servings), ("portionen", .servings), ("personen", .servings), ("personnes", .servings),
        ("raciones", .servings), ("porciones", .servings), ("porzioni", .servings), ("porções", .servings),
        ("yield", .yield), ("yields", .yield), ("makes", .yield),
        ("time", .time), ("timerequired", .time), ("duration", .time), ("totaltime", .time), ("timetotal", .time),
        ("gesamtzeit", .time), ("tempstotal", .time), ("tiempototal", .time), ("tempototale", .time),
        ("preptime", .prepTime), ("timeprep", .prepTime), ("preparationtime", .prepTime),
        ("vorbereitungszeit", .prepTime), ("arbeitszeit", .prepTime), ("tempsdepréparation", .prepTime),
        ("tiempodepreparación", .prepTime), ("tempodipreparazione", .prepTime),
        ("cooktime", .cookTime), ("timecook", .cookTime), ("cookingtime", .cookTime),
        ("baketime", .cookTime), ("bakingtime", .cookTime), ("kochzeit", .cookTime), ("backzeit", .cookTime),
        ("garzeit", .cookTime), ("tempsdecuisson", .cookTime), ("tiempodecocción", .cookTime),
        ("tempodicottura", .cookTime),
        ("tags", .tags), ("tag", .tags),
        ("diet", .diet), ("diets", .diet),
        ("image", .images), ("images", .images), ("picture", .images), ("pictures", .images),
        ("locale", .locale),
    ]
}
