import RecipeKit

extension IngredientLine {
    /// The line as a JSON object.
    ///
    /// These keys are always present, with `null` for missing parts: `quantity` (the number, or the lower end of a
    /// range), `quantityMax` (the upper end), `unit`, `name`, `preparation`, `comment`. These keys are present only if
    /// they have a value: `amount` (an amount in words), `unitName` if it differs from `unit`, `plus`, `package`,
    /// `container`, `otherQuantities`, `size`, `alternatives`, `approximate`, `optional`, `toTaste`, and `language` if
    /// it is not English.
    ///
    /// Numbers are decimals with the precision of a `Double`.
    public var json: JSONText {
        let (low, high, words) = Self.ends(of: amount)
        var members: [(key: String, value: JSONText)] = [
            ("quantity", low), ("quantityMax", high), ("unit", Self.text(unit)), ("name", .string(name)),
            ("preparation", Self.text(preparation)), ("comment", Self.text(comment)),
        ]
        if let words { members.append(("amount", .string(words))) }
        if let unitName, unitName != unit { members.append(("unitName", .string(unitName))) }
        if !addedQuantities.isEmpty { members.append(("plus", .array(addedQuantities.map(Self.object)))) }
        if let packageQuantity { members.append(("package", Self.object(packageQuantity))) }
        if let container { members.append(("container", .string(container))) }
        if !otherQuantities.isEmpty { members.append(("otherQuantities", .array(otherQuantities.map(Self.object)))) }
        if let size { members.append(("size", .string(size))) }
        if !alternatives.isEmpty { members.append(("alternatives", .array(alternatives.map(JSONText.string)))) }
        if isApproximate { members.append(("approximate", .bool(true))) }
        if isOptional { members.append(("optional", .bool(true))) }
        if isToTaste { members.append(("toTaste", .bool(true))) }
        if language != "en" { members.append(("language", .string(language))) }
        return .object(members)
    }

    private static func text(_ text: String?) -> JSONText { text.map(JSONText.string) ?? .null }

    private static func ends(of amount: Amount?) -> (low: JSONText, high: JSONText, words: String?) {
        switch amount {
        case .number(let number): (.number(number), .null, nil)
        case .range(let low, let high): (.number(low), .number(high), nil)
        case .text(let words): (.null, .null, words)
        case nil: (.null, .null, nil)
        }
    }

    private static func object(_ quantity: Quantity) -> JSONText {
        let (low, high, words) = ends(of: quantity.amount)
        if let words { return .object([("amount", .string(words))]) }
        var members: [(key: String, value: JSONText)] = [("quantity", low)]
        if case .range = quantity.amount { members.append(("quantityMax", high)) }
        members.append(("unit", text(quantity.unit)))
        return .object(members)
    }
}
