import Foundation
import RecipeKit

@testable import Kitchen

/// Reads the Cooklang of the cases. This module has no Cooklang parser, so this type supports only the syntax that the
/// cases use.
enum CooklangSnippet {
    static func recipe(_ name: String, _ text: String) -> ReferencedRecipe {
        var metadata = RecipeMetadata()
        var title = name.hasSuffix(".cook") ? String(name.dropLast(5)) : name
        var body: [Substring] = []
        var isFrontMatter = false
        for line in text.split(separator: "\n") {
            if line.trimmingCharacters(in: .whitespaces) == "---" {
                isFrontMatter.toggle()
                continue
            }
            let metadataLine = line.hasPrefix(">>") ? line.dropFirst(2) : isFrontMatter ? line : nil
            guard let metadataLine else {
                body.append(line)
                continue
            }
            let parts = metadataLine.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2 else { continue }
            switch parts[0] {
            case "title": title = parts[1]
            case "servings": metadata.servings = Servings(parsing: parts[1])
            default: metadata.others.append(.init(key: parts[0], value: parts[1]))
            }
        }
        let items = body.flatMap { marks(in: String($0)) }.map { StepItem.ingredient($0) }
        return ReferencedRecipe(
            id: name,
            recipe: Recipe(
                title: title, metadata: metadata, sections: [RecipeSection(blocks: [.step(Step(items))])]))
    }

    static func marks(in line: String) -> [Ingredient] {
        line.split(separator: "@").dropFirst(line.hasPrefix("@") ? 0 : 1).compactMap { ingredient(String($0)) }
    }

    private static func ingredient(_ mark: String) -> Ingredient? {
        var mark = mark
        // In the other program, a hyphen marks a hidden ingredient.
        if mark.hasPrefix("-") { return nil }
        let isReference = mark.hasPrefix("&")
        if isReference { mark.removeFirst() }
        guard let open = mark.firstIndex(of: "{"), let close = mark.firstIndex(of: "}"),
            !mark[..<open].contains(where: { ".,".contains($0) && !mark.hasPrefix("./") })
        else {
            return Ingredient(name: String(mark.prefix { $0.isLetter }))
        }
        let name = String(mark[..<open])
        let quantity = Quantity(cooklang: mark[mark.index(after: open)..<close])
        guard name.hasPrefix("./") else {
            return Ingredient(name: name, quantity: quantity, role: isReference ? .reference : .definition)
        }
        let path = name.dropFirst(2).split(separator: "/").map(String.init)
        return Ingredient(
            name: path.last ?? name, quantity: quantity, recipeReference: RecipeReference(path: path))
    }
}
