import Foundation
import RecipeFormats
import RecipeKit

/// A change that people or programs make to a recipe. The result is still the same recipe.
package enum RecipeChange: CaseIterable {
    case format, units, fractions, title, order, oneIngredient, joinedSteps, typingErrors

    /// Returns the changed recipe.
    package func applied(to recipe: Recipe, _ random: inout some RandomNumberGenerator) -> Recipe {
        var recipe = recipe
        switch self {
        case .format: recipe = Self.throughAnotherFormat(recipe, &random)
        case .units: recipe = recipe.withLines(Self.metric)
        case .fractions: recipe = recipe.withLines(Self.decimal)
        case .title:
            recipe.title = ["Grandmother's favourite", "Our best", "Sunday dish"].randomElement(using: &random) ?? ""
        case .order:
            for group in recipe.listedIngredients.indices {
                recipe.listedIngredients[group].ingredients.shuffle(using: &random)
            }
        case .oneIngredient:
            guard let group = recipe.listedIngredients.indices.first,
                let index = recipe.listedIngredients[group].ingredients.indices.randomElement(using: &random)
            else { break }
            recipe.listedIngredients[group].ingredients[index] = Ingredient(name: "1 tsp vanilla sugar")
        case .joinedSteps:
            let texts = recipe.steps.map { $0.sentence(.ascii) }
            recipe.sections = [RecipeSection(blocks: [.step(Step([.text(texts.joined(separator: " "))]))])]
        case .typingErrors:
            recipe.sections = recipe.sections.map { section in
                var section = section
                section.blocks = section.blocks.map { block in
                    guard case .step(let step) = block else { return block }
                    return .step(Step([.text(Self.withError(step.sentence(.ascii), &random))]))
                }
                return section
            }
            recipe.title = Self.withError(recipe.title, &random)
        }
        return recipe
    }

    private static func throughAnotherFormat(_ recipe: Recipe, _ random: inout some RandomNumberGenerator) -> Recipe {
        let formats: [any RecipeFormat] = [
            CooklangFormat(), MarkdownFormat(), JSONLDFormat(), RecipeMDFormat(), MealMasterFormat(), RecipeMLFormat(),
        ]
        guard let format = formats.randomElement(using: &random), let text = format.write?(recipe) else {
            return recipe
        }
        return format.read(at: 0, utf8: Array(text.utf8), file: "x")?.recipe ?? recipe
    }

    /// Returns a line in metric units.
    private static func metric(_ line: String) -> String {
        let units = [
            ("cups", 240.0, "ml"), ("cup", 240, "ml"), ("pounds", 450, "g"), ("pound", 450, "g"), ("ounces", 30, "g"),
        ]
        for (unit, size, metric) in units {
            guard let range = line.range(of: " \(unit) "), let number = number(line[..<range.lowerBound]) else {
                continue
            }
            return "\(Int((number * size).rounded())) \(metric) \(line[range.upperBound...])"
        }
        return line
    }

    /// Returns a line with a decimal number instead of a fraction.
    private static func decimal(_ line: String) -> String {
        let words = line.split(separator: " ")
        let count = words.prefix { number($0) != nil }.count
        guard count > 0, let number = number(words[..<count].joined(separator: " ")[...]) else { return line }
        let text = number == number.rounded() ? "\(Int(number))" : "\((number * 100).rounded() / 100)"
        return ([Substring(text)] + words[count...]).joined(separator: " ")
    }

    private static func number(_ text: Substring) -> Double? {
        var sum = 0.0
        for word in text.split(separator: " ") {
            let parts = word.split(separator: "/").map { Double($0) }
            guard let first = parts.first ?? nil else { return nil }
            if parts.count == 2, let second = parts[1], second > 0 { sum += first / second } else { sum += first }
        }
        return text.isEmpty ? nil : sum
    }

    /// Returns a text in which two letters of a word are exchanged.
    private static func withError(_ text: String, _ random: inout some RandomNumberGenerator) -> String {
        var letters = Array(text)
        let places = letters.indices.dropLast().filter { letters[$0].isLetter && letters[$0 + 1].isLetter }
        guard let place = places.randomElement(using: &random) else { return text }
        letters.swapAt(place, place + 1)
        return String(letters)
    }
}

extension Recipe {
    /// Returns the recipe with changed ingredient lines.
    package func withLines(_ change: (String) -> String) -> Recipe {
        var recipe = self
        recipe.listedIngredients = ingredientGroups.map { group in
            IngredientGroup(
                name: group.name, ingredients: group.ingredients.map { Ingredient(name: change($0.line(.ascii))) })
        }
        return recipe
    }
}
