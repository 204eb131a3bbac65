import RecipeKit
import TextLayout

extension RecipeFeature {
    /// One instance of a feature in a recipe, such as one tag or one ingredient line.
    struct Value {
        /// The text that is compared. A feature is kept if its instances have the same keys in the recipe that was read
        /// back.
        let key: String
        /// The words of the instance in the written text, or `nil` if it adds no words. For example, an amount that
        /// does not scale adds no words.
        let words: FeatureWords?

        /// Creates an instance whose key is the context and the words.
        ///
        /// - Parameters:
        ///   - words: The words of the instance.
        ///   - context: A text that distinguishes the instance from other instances with the same words, such as the
        ///     number of the step.
        init(_ words: String, context: String = "") {
            let words = FeatureWords(words)
            key = context + words.text
            self.words = words
        }

        /// Creates an instance from a key and words that are independent of each other.
        ///
        /// - Parameters:
        ///   - key: The text that is compared.
        ///   - words: The words that a person reads in the written text, or `nil` if the feature adds none. Punctuation
        ///     and white space are ignored.
        init(key: String, words: String? = nil) {
            self.key = key
            self.words = words.map { FeatureWords($0) }
        }
    }

    /// Returns all instances of the feature in a recipe, in the order of the recipe, or an empty array if there are
    /// none.
    func values(in recipe: Recipe) -> [Value] {
        switch self {
        case .title, .description, .course, .cuisine, .difficulty, .author, .source, .servings, .servingsInWords,
            .times, .timesInWords, .tags, .diets, .images, .language, .nutrition, .otherMetadata:
            metadataValues(in: recipe)
        case .ingredients, .ingredientGroups, .nestedGroups, .amounts, .amountsInWords, .lockedAmounts,
            .preparations, .optionalIngredients, .recipeReferences:
            listValues(in: recipe)
        case .steps, .sections, .notes, .paragraphs, .lineBreaks: textValues(in: recipe)
        case .markedIngredients, .otherNames, .hiddenIngredients, .earlierResults, .cookware, .markedCookware,
            .timers, .timerNames:
            markedValues(in: recipe)
        }
    }
}

// MARK: Metadata

extension RecipeFeature {
    private func metadataValues(in recipe: Recipe) -> [Value] {
        let metadata = recipe.metadata
        func value(_ text: String?) -> [Value] { text.map { [Value($0)] } ?? [] }
        switch self {
        case .title: return value(recipe.title)
        case .description: return value(metadata.description)
        case .course:
            // Some formats read `Dinner, Soup` back as a course and a tag. Therefore, each course is one instance.
            return (metadata.course ?? "").split(separator: ",").map { Value(String($0)) }
        case .cuisine: return value(metadata.cuisine)
        case .difficulty: return value(metadata.difficulty)
        case .author: return value(metadata.author)
        case .language:
            return value(metadata.locale.map { String($0.map { $0 == "_" ? "-" : $0 }) })
        case .source:
            return [("name", metadata.source?.name), ("url", metadata.source?.url)].compactMap { kind, text in
                text.map { Value($0, context: kind) }
            }
        case .servings: return metadata.servings?.number == nil ? [] : value(metadata.servings?.measured)
        case .servingsInWords: return metadata.servings?.number == nil ? value(metadata.servings?.text) : []
        case .times, .timesInWords: return times(metadata)
        case .tags: return metadata.tags.map { Value($0, context: $0.lowercased()) }
        case .diets: return metadata.diets.map(diet)
        case .images: return metadata.images.map { Value($0, context: $0) }
        default:
            return metadata.others.filter { (SchemaOrgNutrition.property(of: $0.key) != nil) == (self == .nutrition) }
                .map(other)
        }
    }

    /// Returns the instance for a diet. The keys of `gluten-free`, `glutenfree` and `Gluten free diet` are equal.
    private func diet(_ diet: String) -> Value {
        let letters = diet.lowercased().filter(\.isLetter)
        return Value(key: letters.hasSuffix("diet") ? String(letters.dropLast(4)) : letters, words: diet)
    }

    /// Returns the instance for an entry of other metadata. A waiting time such as `resting time` is compared in its
    /// long form.
    private func other(_ entry: RecipeMetadata.Entry) -> Value {
        let isTime = WaitingTime.name(forKey: entry.key) != nil
        return Value(isTime ? CookingTime(parsing: entry.value).formatted(.long) : entry.value, context: entry.key)
    }

    /// Returns the instances for `times` (times with a number of minutes) or for `timesInWords` (all other times).
    /// Omits a time of zero, and a total that is only the sum of the other times.
    private func times(_ metadata: RecipeMetadata) -> [Value] {
        let busy = RecipeMetadata(prepTime: metadata.prepTime, cookTime: metadata.cookTime).totalTime
        let total = metadata.totalTime
        let isAddedUp = total == busy || total?.minutes == busy?.minutes && total?.minutes != nil
        let times = [
            ("prep", metadata.prepTime), ("cook", metadata.cookTime), ("total", isAddedUp ? nil : total),
        ]
        return times.compactMap { kind, time in
            guard let time, time.minutes != 0, (time.minutes == nil) == (self == .timesInWords) else { return nil }
            return Value(time.formatted(.long), context: kind)
        }
    }
}

// MARK: The list of ingredients

extension RecipeFeature {
    private func listValues(in recipe: Recipe) -> [Value] {
        let groups = recipe.ingredientGroups
        switch self {
        case .ingredientGroups: return self.groups(groups)
        case .nestedGroups:
            return groups.compactMap { $0.level > 0 ? Value($0.name ?? "", context: "\($0.level)") : nil }
        default: return groups.flatMap(\.ingredients).flatMap(values)
        }
    }

    /// Returns an instance for each group with a name. Its context is the number of ingredient lines before the group.
    private func groups(_ groups: [IngredientGroup]) -> [Value] {
        var number = 0
        return groups.compactMap { group in
            defer { number += group.ingredients.reduce(0) { $0 + max(1, $1.quantities.count) } }
            return group.name.map { Value($0, context: "\(number)") }
        }
    }

    private func values(of ingredient: Ingredient) -> [Value] {
        let quantities = ingredient.quantities
        switch self {
        case .amounts, .amountsInWords:
            return quantities.compactMap { quantity in
                var isInWords = false
                if case .text = quantity.amount { isInWords = true }
                return isInWords == (self == .amountsInWords) ? Value(quantity.formatted(.ascii)) : nil
            }
        case .lockedAmounts: return quantities.filter(\.isFixed).map { Value(key: $0.formatted(.ascii)) }
        case .preparations: return ingredient.preparation.map { [Value($0)] } ?? []
        case .optionalIngredients: return ingredient.isOptional ? [Value(ingredient.nameLine)] : []
        case .recipeReferences:
            return ingredient.recipeReference.map {
                [Value(key: $0.path.joined(separator: "/"), words: ingredient.displayName)]
            } ?? []
        default:
            // An ingredient with two amounts counts as two lines.
            let name = ingredient.recipeReference == nil ? ingredient.name : ingredient.displayName
            return (0..<max(1, quantities.count)).map { _ in Value(key: "line", words: name) }
        }
    }
}

// MARK: Texts

extension RecipeFeature {
    private func textValues(in recipe: Recipe) -> [Value] {
        let blocks = recipe.sections.flatMap(\.blocks)
        switch self {
        case .steps: return recipe.steps.map { Value($0.sentence(.ascii)) }
        case .sections:
            var number = 0
            return recipe.sections.compactMap { section in
                defer { number += section.blocks.count }
                return section.name.map { Value($0, context: "\(number)") }
            }
        case .notes:
            return blocks.enumerated().compactMap { number, block in
                guard case .note(let note) = block else { return nil }
                return Value(note, context: "\(number)")
            }
        default:
            let texts = blocks.map { block in
                switch block {
                case .step(let step): step.sentence(.ascii)
                case .note(let note): note
                }
            }
            let all = [recipe.metadata.description ?? ""] + texts
            return self == .paragraphs ? all.flatMap(paragraphs) : all.flatMap(lines)
        }
    }

    /// Returns the paragraphs of a text, or an empty array if the text has only one paragraph.
    private func paragraphs(_ text: String) -> [Value] {
        let paragraphs = MarkdownText.paragraphs(text)
        return paragraphs.count > 1 ? paragraphs.map { Value($0) } : []
    }

    /// Returns the lines of all paragraphs that have more than one line.
    private func lines(_ text: String) -> [Value] {
        MarkdownText.paragraphs(text).flatMap { paragraph -> [Value] in
            let lines = paragraph.lines()
            return lines.count > 1 ? lines.map { Value(String($0)) } : []
        }
    }
}

// MARK: Marks in steps

extension RecipeFeature {
    private func markedValues(in recipe: Recipe) -> [Value] {
        if self == .cookware { return recipe.cookwareList.map { Value($0.line(.ascii)) } }
        return recipe.steps.enumerated().flatMap { number, step in
            step.items.compactMap { value(of: $0, step: number) }
        }
    }

    private func value(of item: StepItem, step: Int) -> Value? {
        switch (self, item) {
        case (.markedIngredients, .ingredient(let ingredient)):
            Value(ingredient.displayName, context: "\(step) \(ingredient.name)")
        case (.otherNames, .ingredient(let ingredient)): ingredient.alias.map { Value($0, context: ingredient.name) }
        case (.hiddenIngredients, .ingredient(let ingredient)):
            ingredient.isHidden ? Value(ingredient.displayName) : nil
        case (.earlierResults, .ingredient(let ingredient)):
            ingredient.origin.map { Value(key: "\(ingredient.name) \($0)") }
        case (.markedCookware, .cookware(let cookware)): Value(cookware.displayName, context: "\(step)")
        case (.timers, .timer(let timer)): timer.duration.map { Value($0.formatted(.ascii), context: "\(step)") }
        case (.timerNames, .timer(let timer)): timer.name.map { Value($0, context: "\(step)") }
        default: nil
        }
    }
}

extension Ingredient {
    fileprivate var quantities: [Quantity] { [quantity].compactMap(\.self) + furtherQuantities }
}
