import RecipeKit

/// An item in the pantry.
public struct PantryItem: Hashable, Sendable {
    /// The name, as the file writes it.
    public var name: String
    /// The place of the item: `fridge`. Items before the first place of a file are in `general`.
    public var place: String
    /// The amount, as the file writes it: `500%g`, `unlim`. `nil` means that some of the item is there, but the amount
    /// is unknown.
    public var amountText: String?
    /// The day of the purchase, as the file writes it.
    public var boughtText: String?
    /// The last day on which the item is good, as the file writes it.
    public var expiryText: String?
    /// The amount at which the item runs low, as the file writes it.
    public var lowText: String?

    public init(
        _ name: String, place: String, amount: String? = nil, bought: String? = nil, expiry: String? = nil,
        low: String? = nil
    ) {
        self.name = name
        self.place = place
        amountText = amount
        boughtText = bought
        expiryText = expiry
        lowText = low
    }

    /// The amount, or `nil` if it is unknown or unlimited.
    public var quantity: Quantity? { isUnlimited ? nil : amountText.flatMap(Self.quantity) }

    /// Whether nothing is left of the item: the amount is zero.
    public var isUsedUp: Bool { quantity?.amount.high.map { $0 <= .zero } ?? false }

    /// Whether there is always enough of the item: `unlim`, `unlimited`, `always available`.
    public var isUnlimited: Bool {
        guard let text = amountText?.trimmingSpaces().lowercased() else { return false }
        return Self.unlimited.contains(text)
    }

    /// Returns the last day on which the item is good. Returns `nil` if the file states no valid date.
    public func expiry(order: CalendarDay.Order = .dayFirst) -> CalendarDay? {
        expiryText.flatMap { CalendarDay(parsing: $0, order: order) }
    }

    /// Returns the day of the purchase. Returns `nil` if the file states no valid date.
    public func bought(order: CalendarDay.Order = .dayFirst) -> CalendarDay? {
        boughtText.flatMap { CalendarDay(parsing: $0, order: order) }
    }

    /// Whether the amount is at most the item's own threshold (`low`). `nil` if the item has no threshold or no amount,
    /// or if the units of the amount and the threshold cannot be converted to each other.
    public var isBelowThreshold: Bool? {
        guard let low = lowText.flatMap(Self.quantity), let quantity,
            let (amount, limit) = Self.comparable(quantity, low)
        else { return nil }
        return amount <= limit
    }

    /// Whether the item runs low.
    ///
    /// - If the amount is unknown, unlimited or in words, the item does not run low.
    /// - If the amount is zero, the item runs low.
    /// - If the item has a threshold, the item runs low if its amount is at most this threshold.
    /// - If there is no threshold, or if the unit of the threshold cannot be converted, the unit of the amount decides.
    ///   An amount in grams or millilitres is low if it is at most 100. An amount in kilograms or litres is low if it
    ///   is less than ½. Any other amount is low if it is at most 1.
    ///
    /// For a range, the middle of the range counts.
    public var isLow: Bool {
        guard let quantity, let amount = quantity.amount.middle else { return false }
        if amount <= .zero { return true }
        if let isBelowThreshold { return isBelowThreshold }
        let unit = quantity.unit.flatMap { Self.units.unit(named: $0, amount: quantity.amount) }
        switch unit?.symbol {
        case "g", "ml": return amount <= Rational(100)
        case "kg", "l": return amount < Rational(1, 2) ?? .one
        default: return amount <= .one
        }
    }

    /// Parses an amount: `500%g`, `500 g`, `12`. Any other text becomes an amount in words. Returns `nil` for an empty
    /// text.
    static func quantity(_ text: String) -> Quantity? {
        guard let quantity = Quantity(cooklang: text) else { return nil }
        guard case .text(let words) = quantity.amount, quantity.unit == nil else { return quantity }
        let parts = words.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let amount = Amount.numeric(parts[0]) else { return quantity }
        return Quantity(amount, unit: parts[1].trimmingSpaces())
    }

    /// Returns two amounts in the same unit, or `nil` if they cannot be converted.
    private static func comparable(_ first: Quantity, _ second: Quantity) -> (Rational, Rational)? {
        guard let amount = first.amount.middle, let limit = second.amount.middle else { return nil }
        let names = [first.unit, second.unit].map { ($0 ?? "").lowercased() }
        if names[0] == names[1] { return (amount, limit) }
        guard let unit = first.unit.flatMap({ units.unit(named: $0) }),
            let other = second.unit.flatMap({ units.unit(named: $0) }), let converted = other.converted(limit, to: unit)
        else { return nil }
        return (amount, converted)
    }

    private static let units = UnitCatalog()
    private static let unlimited: Set<String> = [
        "unlim", "unlimited", "always", "always available", "infinite", "∞", "immer", "unbegrenzt", "illimité",
        "ilimitado", "illimitato",
    ]
}

extension Amount {
    /// The number, or the middle of a range.
    var middle: Rational? {
        switch self {
        case .number(let number): number
        case .range(let low, let high): low.adding(high)?.multiplied(by: Rational(1, 2) ?? .one) ?? low
        case .text: nil
        }
    }
}

extension ShoppingStock {
    public init(_ item: PantryItem) {
        let supply: Supply =
            if item.isUnlimited {
                .unlimited
            } else if let quantity = item.quantity {
                .quantity(quantity)
            } else {
                .present
            }
        self.init(item.name, supply, place: item.place)
    }
}
