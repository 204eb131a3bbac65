import RecipeKit

/// What an export does not hold, found by reading it back.
public struct ExportLosses: Hashable, Sendable {
    /// The number of recipes that were not read back.
    public private(set) var missing = 0
    /// What is left out, by its name, with the number of pictures, ratings, favourites, cooked days and dates, and with
    /// the number of recipes for everything else.
    public private(set) var counts: [String: Int] = [:]

    /// What is left out as a list of words, such as “2 pictures, 1 rating; cuisine (3 recipes)”. Empty if there is
    /// nothing.
    public var words: String {
        let marks = Self.marks.compactMap { name in
            counts[name].map { "\($0) \($0 == 1 ? String(name.dropLast()) : name)" }
        }
        let features = RecipeFeature.allCases.compactMap { feature in
            counts[feature.name].map { "\(feature.name) (\($0) \($0 == 1 ? "recipe" : "recipes"))" }
        }
        return [marks, features].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }.joined(separator: "; ")
    }

    private static let marks = ["pictures", "ratings", "favourites", "cooked days", "dates"]

    /// What is expected of a recipe. The pictures themselves are not kept in memory.
    struct Expected {
        let recipe: Recipe
        let marks: [Int]

        init(_ imported: ImportedRecipe) {
            recipe = imported.recipe
            marks = Self.marks(of: imported)
        }

        static func marks(of imported: ImportedRecipe) -> [Int] {
            [
                imported.pictures.count, imported.rating == nil ? 0 : 1, imported.isFavourite ? 1 : 0,
                imported.cookedDays.count, imported.created == nil ? 0 : 1,
            ]
        }
    }

    /// Reads an export and compares its recipes with those that were written, in their order.
    init(of expected: [Expected], in file: [UInt8], named name: String) {
        guard let format = RecipeFormats.format(forFile: name, bytes: file),
            let text = try? format.utf8(of: file, file: name)
        else {
            missing = expected.count
            return
        }
        var number = 0
        _ = format.readImports(utf8: text, file: name) { read in
            if number < expected.count { add(expected[number], read) }
            number += 1
            return true
        }
        missing = max(0, expected.count - number)
    }

    private mutating func add(_ expected: Expected, _ read: ImportedRecipe) {
        var read = read
        read.takeMarks()
        for (name, (before, after)) in zip(Self.marks, zip(expected.marks, Expected.marks(of: read)))
        where after < before {
            counts[name, default: 0] += before - after
        }
        for feature in FeatureLoss(of: expected.recipe, readAs: read.recipe).features(.leftOut) {
            counts[feature.name, default: 0] += 1
        }
    }
}
