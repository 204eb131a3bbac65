import RecipeKit

extension RecipeMetadata {
    /// Sets the course and the tags from the categories of a recipe. If there is no course yet, the first well-known
    /// course becomes the course. All other categories become tags.
    mutating func setCategories(_ names: [String]) {
        let names = SchemaOrgWords.once(names.map { $0.singleLine }.filter { !$0.isEmpty })
        let index = course == nil ? names.firstIndex(where: Course.isWellKnown) : nil
        if let index { course = names[index] }
        let known = Set(tags)
        tags += names.indices.filter { $0 != index }.map { names[$0] }.filter { !known.contains($0) }
    }

    /// Adds a value under a key. An empty value has no effect. If the key already has another value, the new value is
    /// added after a comma.
    mutating func add(_ key: String, _ value: String?) {
        guard let value = value?.trimmingSpaces(), !value.isEmpty else { return }
        if let index = others.firstIndex(where: { $0.key == key }) {
            if others[index].value != value { others[index].value += ", " + value }
        } else {
            others.append(Entry(key: key, value: value))
        }
    }

    /// Adds the rating as a number of stars, at most 5: `4.5/5 stars` and `9/10` become `4.5`, and `****` becomes `4`.
    /// Any other text is added unchanged. A rating of 0 is not added.
    mutating func setRating(_ text: String?) {
        guard let text = text?.singleLine, !text.isEmpty else { return }
        let marks = text.count { $0 == "*" || $0 == "★" }
        if marks > 0 { return add("rating", String(min(marks, 5))) }
        let parts = text.split(separator: "/", maxSplits: 1).map { part in
            part.prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == " " }.trimmingSpaces()
        }
        guard let value = parts.first.flatMap({ Rational(parsing: $0.replacing(",", with: ".")) }) else {
            return add("rating", text)
        }
        let scale = parts.count > 1 ? Rational(parsing: parts[1]) ?? Rational(5) : Rational(5)
        guard value > .zero, let five = value.multiplied(by: Rational(5))?.divided(by: scale) else { return }
        let stars = min(five, Rational(5))
        add("rating", stars.isInteger ? String(stars.numerator) : String(stars.doubleValue))
    }

    /// Returns a time, or `nil` for an empty text and for zero minutes. Programs write zero if the time is unknown.
    static func statedTime(_ text: String?) -> CookingTime? {
        guard let text = text?.singleLine, !text.isEmpty else { return nil }
        let time = CookingTime(parsing: text)
        return time.minutes == 0 ? nil : time
    }

    /// Returns the servings, or `nil` for an empty text and for zero, such as `0` and `0.0`.
    static func statedServings(_ text: String?) -> Servings? {
        guard let text = text?.singleLine, !text.isEmpty, text.contains(where: { $0 != "0" && $0 != "." }) else {
            return nil
        }
        return Servings(parsing: text)
    }
}
