/// The keys the recipe model has a place for.
enum MetadataKey {
    case title, description, course, cuisine, difficulty, author, source, sourceName, sourceAddress, servings, yield
    case time, prepTime, cookTime, tags, diet, images, locale

    /// The key for a name as people write it: letter case, spaces, `_`, `-` and `.` make no difference.
    init?(_ name: String) {
        var compact: [UInt8] = []
        compact.reserveCapacity(name.utf8.count)
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): compact.append(byte | 0x20)
            case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): break
            default: compact.append(byte)
            }
        }
        guard let key = Self.names[String(decoding: compact, as: UTF8.self)] else { return nil }
        self = key
    }

    private static let names: [String: MetadataKey] = [
        "title": .title,
        "description": .description, "introduction": .description,
        "course": .course, "category": .course,
        "cuisine": .cuisine,
        "difficulty": .difficulty,
        "author": .author, "sourceauthor": .author,
        "source": .source, "sourcename": .sourceName, "sourceurl": .sourceAddress,
        "servings": .servings, "serves": .servings, "yield": .yield,
        "time": .time, "timerequired": .time, "duration": .time, "totaltime": .time, "timetotal": .time,
        "preptime": .prepTime, "timeprep": .prepTime, "preparationtime": .prepTime,
        "cooktime": .cookTime, "timecook": .cookTime, "cookingtime": .cookTime,
        "tags": .tags, "tag": .tags,
        "diet": .diet, "diets": .diet,
        "image": .images, "images": .images, "picture": .images, "pictures": .images,
        "locale": .locale,
    ]
}
