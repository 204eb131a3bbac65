import RecipeKit

extension ShoppingList: Encodable {
    private enum Keys: String, CodingKey {
        case aisles, optional, covered, problems, aisle, items
    }

    /// Encodes the aisles with their lines, the optional lines, the lines whose stock is enough, and the problems.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        var aisles = container.nestedUnkeyedContainer(forKey: .aisles)
        for section in sections {
            var aisle = aisles.nestedContainer(keyedBy: Keys.self)
            try aisle.encode(section.aisle, forKey: .aisle)
            try aisle.encode(section.lines, forKey: .items)
        }
        try container.encode(optional, forKey: .optional)
        try container.encode(covered, forKey: .covered)
        try container.encode(problems, forKey: .problems)
    }
}

extension ShoppingLine: Encodable {
    private enum Keys: String, CodingKey {
        case name, aisle, amounts, text, optional, about, scaled, factor, buy, from, atHome
    }

    /// Encodes the name, the aisle, the amounts with their text, and the needs for the grocery. Encodes the packs to
    /// buy and the stock at home only if there are any, `optional` and `about` only if they are true, and `scaled` only if it is
    /// false. The `factor` is then how often the words of the recipe are needed.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(name, forKey: .name)
        try container.encode(place.aisle, forKey: .aisle)
        try container.encode(
            amounts.map { EncodedAmount($0.quantity, isAbout: $0.isAbout) }
                + words.map { EncodedAmount(Quantity(.text($0)), isAbout: false) },
            forKey: .amounts)
        try container.encode(amountText(), forKey: .text)
        if isOptional { try container.encode(true, forKey: .optional) }
        if isGuessed { try container.encode(true, forKey: .about) }
        if isUnscaled { try container.encode(false, forKey: .scaled) }
        if let factor = unscaledFactor { try container.encode(factor.doubleValue, forKey: .factor) }
        if let purchase { try container.encode(purchase.formatted(), forKey: .buy) }
        try container.encode(contributions.map(EncodedContribution.init), forKey: .from)
        if !supplies.isEmpty { try container.encode(supplies.map(EncodedSupply.init), forKey: .atHome) }
    }
}

extension ShoppingProblem: Encodable {
    private enum Keys: String, CodingKey {
        case recipe, name, problem
    }

    /// Encodes the recipe, the name of the reference, and the reason of the problem.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(recipe, forKey: .recipe)
        try container.encode(name, forKey: .name)
        try container.encode(description, forKey: .problem)
    }
}

extension ShoppingProblem: CustomStringConvertible {
    /// One or two sentences that say what is wrong with the reference, and what the list has instead.
    public var description: String {
        switch reason {
        case .cycle(let titles): "The recipes refer to each other in a circle: \(titles.joined(separator: " → "))."
        case .missing: "The recipe “\(name)” does not exist. The list has its name."
        case .notScalable(let error): "The amount of “\(name)” is taken as its file states it. \(error)"
        case .tooMany: "The recipe refers to too many recipes. “\(name)” is not on the list."
        }
    }
}

/// An amount in JSON: `{"value": 1.5, "unit": "l"}`, `{"min": 1, "max": 2}`, `{"words": "to taste"}`.
private struct EncodedAmount: Encodable {
    var value: Double?
    var min: Double?
    var max: Double?
    var words: String?
    var unit: String?
    var about: Bool?

    init(_ quantity: Quantity, isAbout: Bool) {
        switch quantity.amount {
        case .number(let number): value = number.doubleValue
        case .range(let low, let high): (min, max) = (low.doubleValue, high.doubleValue)
        case .text(let text): words = text
        }
        unit = quantity.unit
        about = isAbout ? true : nil
    }
}

private struct EncodedContribution: Encodable {
    var recipe: String?
    var path: [String]?
    var name: String
    var amounts: [EncodedAmount]
    var converted: [String]?

    init(_ contribution: ShoppingLine.Contribution) {
        if case .recipe(let id, let titles) = contribution.need.origin { (recipe, path) = (id, titles) }
        name = contribution.need.name
        amounts = contribution.need.quantities.map { EncodedAmount($0, isAbout: false) }
        let texts = contribution.conversions.map {
            "\($0.from.formatted()) = ~\($0.to.rounded.formatted()) (\($0.source))"
        }
        converted = texts.isEmpty ? nil : texts
    }
}

private struct EncodedSupply: Encodable {
    var name: String
    var place: String
    var amount: String?
    var taken: String?

    init(_ supply: ShoppingLine.Supply) {
        (name, place) = (supply.stock.name, supply.stock.place)
        if case .quantity(let quantity) = supply.stock.supply { amount = quantity.formatted() }
        taken = supply.taken?.rounded.formatted()
    }
}
