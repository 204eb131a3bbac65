import RecipeKit

extension PantryFile {
    /// An item with its expiry date.
    public struct Expiring: Hashable, Sendable {
        /// The index of the item.
        public let index: Int
        /// The last day on which the item is good. `nil` if the file states no valid date.
        public let day: CalendarDay?
        /// The number of days until ``day``. It is negative if ``day`` has passed.
        public let daysLeft: Int?
    }

    /// Returns the items that have expired or that expire within a number of days, in the order of their dates.
    ///
    /// - Parameters:
    ///   - days: The number of days.
    ///   - today: The day from which the days are counted.
    ///   - order: Whether the day or the month comes first in a date with slashes.
    ///   - includesUnknown: Whether to add the items without a date at the end, in the order of the file.
    public func expiring(
        within days: Int, of today: CalendarDay, order: CalendarDay.Order = .dayFirst, includesUnknown: Bool = false
    ) -> [Expiring] {
        let last = today.adding(days: days)
        let all = items.indices.map { index in
            let day = items[index].expiry(order: order)
            return Expiring(index: index, day: day, daysLeft: day.map { $0.number - today.number })
        }
        let dated = all.filter { $0.day.map { $0 <= last } == true }
            .sorted { ($0.daysLeft ?? 0, $0.index) < ($1.daysLeft ?? 0, $1.index) }
        return includesUnknown ? dated + all.filter { $0.day == nil } : dated
    }

    /// Returns the items that a shopping list can subtract. These are the items that have not expired.
    ///
    /// - Parameters:
    ///   - day: The day of the shopping. An item with an expiry date counts only if the date is this day or a later
    ///     day.
    ///   - order: Whether the day or the month comes first in a date with slashes.
    public func stock(on day: CalendarDay, order: CalendarDay.Order = .dayFirst) -> [ShoppingStock] {
        items.filter { item in item.expiry(order: order).map { $0 >= day } ?? true }.map(ShoppingStock.init)
    }

    /// The indices of the items that run low, in the order of the file.
    public var low: [Int] { items.indices.filter { items[$0].isLow } }

    /// A change of one item.
    public struct Change: Hashable, Sendable {
        /// The name of the item.
        public let name: String
        /// The place of the item.
        public let place: String
        /// The amount before the change, as the file wrote it. `nil` if the item is new or had no amount.
        public let before: String?
        /// The amount after the change, or `nil` if the item has no amount.
        public var after: String?
        /// Whether the amount is approximate, because the program converted it with the weight of a food.
        public let isAbout: Bool
    }

    /// Subtracts the ingredients of a cooked recipe from the pantry. Items that expire first are used first.
    ///
    /// Unlimited items, items without an amount and amounts in words do not change. An item that is used up remains
    /// with the amount zero, so it is listed as running low.
    ///
    /// - Parameters:
    ///   - needs: The ingredients. Optional ingredients are subtracted too. Leave out the ingredients that were not
    ///     used.
    ///   - names: The meanings of names.
    ///   - foods: The weights of foods.
    ///   - order: Whether the day or the month comes first in a date with slashes.
    /// - Returns: The changes, in the order of the ingredients.
    @discardableResult
    public mutating func consume(
        _ needs: [ShoppingNeed], names: GroceryNames = GroceryNames(), foods: FoodTable = FoodTable(),
        order: CalendarDay.Order = .dayFirst
    ) -> [Change] {
        var units = ShoppingUnits { $0.map { UnitCatalog(language: $0) } ?? UnitCatalog() }
        var indices: [String: [Int]] = [:]
        for index in items.indices {
            indices[names.grocery(for: ShoppingStock(items[index])).key, default: []].append(index)
        }
        var amounts: [Int: String] = [:]
        var changes: [Change] = []
        for need in needs {
            let own = (indices[names.grocery(for: need).key] ?? []).sorted {
                (items[$0].expiry(order: order)?.number ?? .max, $0) < (
                    items[$1].expiry(order: order)?.number ?? .max, $1
                )
            }
            for quantity in need.quantities {
                guard var wanted = units.sum(quantity, language: need.language) else { continue }
                for index in own where wanted.amount.low.map({ $0 > .zero }) == true {
                    let text = amounts[index] ?? items[index].amountText
                    guard !items[index].isUnlimited, let there = text.flatMap(PantryItem.quantity),
                        var sum = units.sum(there, language: nil), sum.amount.high.map({ $0 > .zero }) == true,
                        let taken = Self.matching(wanted, sum, items[index].name, foods)
                    else { continue }
                    let before = sum
                    guard sum.subtract(taken), let left = Self.matching(before, wanted, items[index].name, foods),
                        wanted.subtract(left)
                    else { continue }
                    let after = Quantity(sum.amount.mapped { $0.shortened } ?? sum.amount, unit: there.unit).cooklang
                    amounts[index] = after
                    changes.append(
                        Change(
                            name: items[index].name, place: items[index].place, before: text, after: after,
                            isAbout: taken.isAbout))
                }
            }
        }
        for (index, amount) in amounts.sorted(by: { $0.key > $1.key }) { set(.quantity, ofItemAt: index, to: amount) }
        return changes
    }

    /// Adds a purchase to the pantry.
    ///
    /// The amount is added to the item with this name. If no item has this name, the amount is added to an item that is
    /// the same grocery. If there is no such item, a new item is added. If the old amount and the new amount cannot be
    /// added, the new amount replaces the old amount. The amount of an unlimited item does not change.
    ///
    /// `today` becomes the day of the purchase, and `expiry` becomes the expiry date. If `today` is `nil`, the old day
    /// of the purchase remains. If `expiry` is `nil`, the old expiry date is removed.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - quantity: The amount, or `nil` if it is not known.
    ///   - place: The place for a new item.
    ///   - today: The day of the purchase, or `nil` if it is not known.
    ///   - expiry: The last day on which the item is good, or `nil` if it is not known.
    ///   - names: The meanings of names.
    @discardableResult
    public mutating func put(
        _ name: String, _ quantity: Quantity?, place: String = "pantry", today: CalendarDay? = nil,
        expiry: CalendarDay? = nil, names: GroceryNames = GroceryNames()
    ) -> Change {
        guard let index = index(of: name, in: nil, names) else {
            let item = PantryItem(
                name, place: place, amount: quantity?.stored, bought: today?.iso, expiry: expiry?.iso)
            add(item)
            return Change(name: name, place: place, before: nil, after: item.amountText, isAbout: false)
        }
        let item = items[index]
        let own = item.name
        var isAbout = false
        var after = item.amountText
        if !item.isUnlimited, let quantity {
            var units = ShoppingUnits { _ in UnitCatalog() }
            after = quantity.stored
            if let there = item.quantity, var sum = units.sum(there, language: nil),
                let more = units.sum(quantity, language: nil),
                let added = Self.matching(more, sum, own, FoodTable()), sum.add(added)
            {
                isAbout = added.isAbout
                let amount = sum.amount.mapped { $0.shortened } ?? sum.amount
                after = Quantity(amount, unit: sum.unit == nil ? there.unit : sum.spelling).cooklang
            }
        }
        func setAttribute(_ attribute: Attribute, _ value: String?) {
            guard let index = self.index(of: own, in: item.place), items[index][attribute] != value else { return }
            set(attribute, ofItemAt: index, to: value)
        }
        setAttribute(.quantity, after)
        if let today { setAttribute(.bought, today.iso) }
        setAttribute(.expire, expiry?.iso)
        return Change(name: own, place: item.place, before: item.amountText, after: after, isAbout: isAbout)
    }

    /// Returns a sum in the measure of another sum, or `nil` if it cannot be converted.
    private static func matching(
        _ sum: ShoppingSum, _ other: ShoppingSum, _ name: String, _ foods: FoodTable
    ) -> ShoppingSum? {
        if sum.measure == other.measure { return sum }
        return foods.food(named: name).flatMap { sum.converted(to: other, of: $0) }
    }
}

extension Quantity {
    /// The text of the quantity in a pantry file: `1 1/3%stalks`. Numbers that no short text has are rounded to three
    /// decimal places.
    var stored: String { Quantity(amount.mapped { $0.shortened } ?? amount, unit: unit).cooklang }
}

extension Rational {
    /// The number itself if it is a fraction that a cook writes, because ⅓ is not 0.333. Any other number is rounded to
    /// three decimal places. All Cooklang programs can read both.
    var shortened: Rational { denominator <= 64 ? self : rounded(to: Rational(1, 1000) ?? .one) ?? self }
}
