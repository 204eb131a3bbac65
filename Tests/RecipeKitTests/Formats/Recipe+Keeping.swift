@testable import RecipeKit

extension Recipe {
    /// What is left of the recipe where no more can be held than this: what has no place of its own is in the words of
    /// what has, as every writer puts it.
    func keeping(_ held: RecipeCapabilities) -> Recipe {
        var kept = Recipe(title: title, metadata: metadata.keeping(held))
        let isMarked = held.contains(.markedIngredients)
        kept.listedIngredients = (isMarked ? listedIngredients : ingredientGroups).map { group in
            IngredientGroup(
                name: held.contains(.ingredientGroups) ? group.name : nil,
                ingredients: group.ingredients.flatMap { isMarked ? [$0] : $0.keeping(held) })
        }
        if !held.contains(.ingredientGroups), !kept.listedIngredients.isEmpty {
            kept.listedIngredients = [IngredientGroup(ingredients: kept.listedIngredients.flatMap(\.ingredients))]
        }
        kept.listedCookware = held.contains(.cookware) ? listedCookware : []
        for section in sections {
            let blocks = section.blocks.compactMap { block -> RecipeSection.Block? in
                switch block {
                case .step(let step): .step(isMarked ? step : Step([.text(step.sentence(.unicode))]))
                case .note: held.contains(.notes) ? block : nil
                }
            }
            if held.contains(.sections) || kept.sections.isEmpty {
                kept.sections.append(RecipeSection(name: held.contains(.sections) ? section.name : nil, blocks: blocks))
            } else {
                kept.sections[0].blocks += blocks
            }
        }
        return kept
    }
}

extension RecipeMetadata {
    fileprivate func keeping(_ held: RecipeCapabilities) -> RecipeMetadata {
        func time(_ time: CookingTime?) -> CookingTime? {
            guard let time else { return nil }
            guard let minutes = time.minutes else { return held.contains(.timesInWords) ? time : nil }
            return held.contains(.times) ? CookingTime(minutes: minutes, text: "") : nil
        }
        return RecipeMetadata(
            description: held.contains(.description) ? description : nil, course: held.contains(.course) ? course : nil,
            cuisine: held.contains(.cuisine) ? cuisine : nil, difficulty: held.contains(.difficulty) ? difficulty : nil,
            author: held.contains(.author) ? author : nil, source: held.contains(.source) ? source : nil,
            servings: held.contains(.servings) ? servings : nil, prepTime: time(prepTime), cookTime: time(cookTime),
            statedTotalTime: time(statedTotalTime), tags: held.contains(.tags) ? tags : [],
            diets: held.contains(.diets) ? diets : [], images: held.contains(.images) ? images : [],
            locale: held.contains(.locale) ? locale : nil, others: held.contains(.otherMetadata) ? others : [])
    }
}

extension Ingredient {
    /// One for each quantity.
    fileprivate func keeping(_ held: RecipeCapabilities) -> [Ingredient] {
        let quantities: [Quantity?] = [quantity].compactMap(\.self) + furtherQuantities
        return (quantities.isEmpty ? [nil] : quantities).map { quantity in
            let isLink = held.contains(.recipeReferences) && recipeReference != nil
            var kept = Ingredient(name: isLink ? displayName : name)
            kept.preparation = held.contains(.preparations) ? preparation : nil
            kept.isOptional = held.contains(.optionalIngredients) && isOptional
            if kept.preparation == nil, let preparation { kept.name += ", \(preparation)" }
            if !kept.isOptional, isOptional { kept.name += " (optional)" }
            kept.recipeReference = held.contains(.recipeReferences) ? recipeReference : nil
            guard let quantity else { return kept }
            var isHeld = held.contains(.quantities)
            if case .text = quantity.amount { isHeld = held.contains(.amountsInWords) }
            if isHeld { kept.quantity = quantity } else { kept.name = "\(quantity.formatted(.unicode)) \(kept.name)" }
            return kept
        }
    }
}

extension Recipe {
    /// The recipe with the numbers in its words as ASCII has them, so that `1½` and `1 1/2` are the same; a section of
    /// nothing, which no format can tell from none, is left out.
    var withPlainNumbers: Recipe {
        var plain = self
        for group in plain.listedIngredients.indices {
            for index in plain.listedIngredients[group].ingredients.indices {
                plain.listedIngredients[group].ingredients[index].name.makeNumbersPlain()
            }
        }
        plain.sections = sections.filter { $0.name != nil || !$0.blocks.isEmpty }
        for section in plain.sections.indices {
            plain.sections[section].blocks = plain.sections[section].blocks.map { block in
                guard case .step(let step) = block else { return block }
                return .step(
                    Step(
                        step.items.map { item in
                            guard case .text(var text) = item else { return item }
                            text.makeNumbersPlain()
                            return .text(text)
                        }))
            }
        }
        return plain
    }
}

extension String {
    fileprivate mutating func makeNumbersPlain() {
        var plain = ""
        for scalar in unicodeScalars {
            if scalar == "–" {
                plain += "-"
            } else if let fraction = VulgarFraction.value(of: scalar) {
                plain += (plain.last?.isNumber == true ? " " : "") + fraction.formatted(.ascii)
            } else {
                plain.unicodeScalars.append(scalar)
            }
        }
        self = plain
    }
}
