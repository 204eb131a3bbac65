import RecipeFormats
import RecipeKit
import TextLayout

/// Writes groups of equal recipes and pairs of similar recipes.
public enum DuplicateListWriter {
    /// Returns a paragraph for each group. The first line contains the title. If the recipes are not equal, the first
    /// line also contains their relation. A line for each recipe follows.
    public static func text(for groups: [DuplicateGroup]) -> String {
        groups.map { group in
            let lines = group.members.map { member in
                let isOther = SortingKey(member.title) != SortingKey(group.members[0].title)
                return "  \(member.id)" + (isOther ? " (\(member.title))" : "")
            }
            let heading = group.members[0].title + (words(for: group.relation).map { " – \($0)" } ?? "")
            return ([heading] + lines).map { $0.withoutControlCharacters + "\n" }.joined()
        }.joined(separator: "\n")
    }

    /// Returns an array of objects with the keys `relation` (`same`, `scaled` or `variation`), `factor` and `recipes`.
    /// `recipes` is an array of objects with the keys `path` and `title`. If the relation is `scaled`, `factor` is a
    /// number: the amounts of the second recipe divided by those of the first recipe. Otherwise `factor` is `null`.
    public static func json(for groups: [DuplicateGroup]) -> JSONText {
        .array(
            groups.map { group in
                let members = group.members.map { member in
                    JSONText.object([("path", .string("\(member.id)")), ("title", .string(member.title))])
                }
                let (name, factor): (JSONText, JSONText) =
                    switch group.relation {
                    case .same: ("same", .null)
                    case .scaled(let factor): ("scaled", .number(factor))
                    case .variation: ("variation", .null)
                    }
                return .object([("relation", name), ("factor", factor), ("recipes", .array(members))])
            })
    }

    /// Returns a sentence with the number of doubles and the number of pairs of similar recipes. In a group of equal
    /// recipes, all but one are doubles.
    public static func summary(of groups: [DuplicateGroup]) -> String {
        let same = groups.filter { $0.relation == .same }
        guard !groups.isEmpty else { return "No recipe is there twice." }
        let doubles = same.reduce(0) { $0 + $1.members.count - 1 }
        let others = groups.count - same.count
        var words = doubles == 1 ? "1 recipe is a double" : "\(doubles) recipes are doubles"
        if others > 0 { words += ", \(others) \(others == 1 ? "pair differs" : "pairs differ") in size or parts" }
        return words + "."
    }

    private static func words(for relation: RecipeRelation) -> String? {
        switch relation {
        case .same: nil
        case .scaled(let factor): "the second is the first × \(factor.formatted(.ascii))"
        case .variation: "a variation"
        }
    }
}
