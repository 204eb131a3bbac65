import RecipeKit

/// Something in the pantry.
public struct PantryItem: Hashable, Sendable {
    /// The name, as the file writes it.
    public var name: String
    /// Where it is: `fridge`. Items before the first place of a file are in `general`.
    public var place: String
    /// The amount as the file writes it: `500%g`, `unlim`. `nil` means that it is there, in an unknown amount.
    public var amountText: String?
    /// The day on which it was bought, as the file writes it.
    public var boughtText: String?
    /// The day until which it is good, as the file writes it.
    public var expiryText: String?
    /// The amount at which it runs low, as the file writes it.
    public var lowText: String?

    /// Creates an item.
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

    /// The amount, or `nil` for an unknown or unlimited one.
    public var quantity: Quantity? { isUnlimited ? nil : amountText.flatMap(Self.quantity) }

    /// Whether there is always enough of it: `unlim`, `unlimited`, `always available`.
    public var isUnlimited: Bool {
        guard let text = amountText?.trimmingSpaces().lowercased() else { return false }
        return Self.unlimited.contains(text)
    }

    /// Returns the day until which it is good. `nil` if the file states none that exists.
    public func expiry(order: CalendarDay.Order = .dayFirst) -> CalendarDay? {
        expiryText.flatMap { CalendarDay(parsing: $0, order: order) }
    }

    /// Returns the day on which it was bought. `nil` if the file states none that exists.
    public func bought(order: CalendarDay.Order = .dayFirst) -> CalendarDay? {
        boughtText.flatMap { CalendarDay(parsing: $0, order: order) }
    }

    /// Whether the amount is at most the item's own threshold. `nil` if it has no threshold, no amount, or units that do
    /// not convert to each other.
    public var isBelowThreshold: Bool? {
        guard let low = lowText.flatMap(Self.quantity), let quantity,
            let (amount, limit) = Self.comparable(quantity, low)
        else { return nil }
        return amount <= limit
    }

    /// Whether the item runs low: at most its own threshold; or else at most 100 g or ml, less than half a kilogram or
    /// litre, or at most 1 of any other unit. Nothing is always low. The middle of a range counts.
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

    /// Reads an amount: `500%g`, `500 g`, `12`. Words stay words.
    static func quantity(_ text: String) -> Quantity? {
        guard let quantity = Quantity(cooklang: text) else { return nil }
        guard case .text(let words) = quantity.amount, quantity.unit == nil else { return quantity }
        let parts = words.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let amount = Amount.numeric(parts[0]) else { return quantity }
        return Quantity(amount, unit: parts[1].trimmingSpaces())
    }

    /// Returns two amounts in one unit, or `nil`.
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
    /// Creates what a pantry has of an item.
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
