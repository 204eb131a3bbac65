import RecipeKit

/// The data of recipes that an export does not contain. To find this data, the library reads the export again.
public struct ExportLosses: Hashable, Sendable {
    /// The number of recipes that could not be read again.
    public private(set) var missing = 0
    /// How much is left out of each kind of data. The keys are the names of the kinds. For pictures, ratings,
    /// favourites, cooked days and dates, the value is the number of lost items. For any other kind, the value is the
    /// number of affected recipes.
    public private(set) var counts: [String: Int] = [:]

    /// What is left out, in words: “2 pictures, 1 rating; cuisine (3 recipes)”. Empty if nothing is left out.
    public var words: String {
        let marks = Self.marks.compactMap { name in
            counts[name].map { "\($0) \($0 == 1 ? String(name.dropLast()) : name)" }
        }
        let features = RecipeFeature.allCases.compactMap { feature in
            counts[feature.name].map { "\(feature.name) (\($0.counted("recipe")))" }
        }
        return [marks, features].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }.joined(separator: "; ")
    }

    private static let marks = ["pictures", "ratings", "favourites", "cooked days", "dates"]

    /// The expected data of a recipe. To save memory, this type stores only the number of pictures and not the
    /// pictures.
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

    /// Creates the losses of an export: reads the export, and compares its recipes in order with the recipes that were
    /// written.
    init(of expected: [Expected], in file: [UInt8], named name: String) {
        guard let format = FormatRegistry.format(forFile: name, bytes: file),
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
