import RecipeKit

/// Makes the names of counted ingredients agree with their quantities: `1 egg`, `2 eggs`.
struct CountedNames {
    private let vocabulary: StepVocabulary

    init(_ language: StepLanguage) { vocabulary = StepVocabulary.of(language) }

    /// Changes the name and the alias of an ingredient, if the ingredient is counted.
    ///
    /// - Parameters:
    ///   - ingredient: The ingredient.
    ///   - quantity: The new quantity. If it has a unit, or if its amount is in words, nothing changes.
    func adapt(_ ingredient: inout Ingredient, to quantity: Quantity) {
        guard quantity.unit?.isEmpty ?? true, let number = quantity.amount.high else { return }
        let name = name(ingredient.name, for: number)
        if name != ingredient.name {
            ingredient.writtenName = ingredient.name
            ingredient.name = name
        }
        ingredient.alias = ingredient.alias.map { self.name($0, for: number) }
    }

    /// Returns a name with its noun in the singular or in the plural, as the number of items requires.
    func name(_ name: String, for number: Rational) -> String {
        changed(name, for: number) ?? name
    }

    /// Returns the name with its noun in the form that follows a number. Returns `nil` if the noun is unknown or
    /// already has this form.
    private func changed(_ name: String, for number: Rational) -> String? {
        let noun = noun(of: name)
        guard !noun.isEmpty, let forms = forms(of: noun.lowercased()) else { return nil }
        let wanted = forms.form(after: number, vocabulary.plural)
        guard noun.lowercased() != wanted, [forms.singular, forms.plural, forms.many].contains(noun.lowercased())
        else { return nil }
        let spelled = noun.first?.isUppercase == true ? wanted.prefix(1).uppercased() + wanted.dropFirst() : wanted
        return name[..<noun.startIndex] + spelled + name[noun.endIndex...]
    }

    private func forms(of noun: String) -> StepVocabulary.Forms? {
        // In steps, `loaf` usually means a baking tin. In a name, it means a food.
        if vocabulary.isEnglish, ["loaf", "loaves"].contains(noun) { return .init(singular: "loaf", plural: "loaves") }
        if let forms = vocabulary.foods[noun] ?? vocabulary.shapes[noun] { return forms }
        guard let unit = vocabulary.units[noun], unit.kind == .piece || unit.kind == .container else { return nil }
        return unit.forms
    }

    /// Returns the word that has a singular and a plural: `loaf` for `loaf of bread`, `onion` for `onion, large`.
    private func noun(of name: String) -> Substring {
        let end = name.firstIndex { ",;(/".contains($0) } ?? name.endIndex
        let words = name[..<end].split(separator: " ")
        let before = words.prefix { !vocabulary.ofWords.contains($0.lowercased()) }
        return before.last ?? ""
    }
}
