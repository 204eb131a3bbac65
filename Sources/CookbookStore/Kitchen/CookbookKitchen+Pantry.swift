import Kitchen
import RecipeKit
import RecipeLibrary

extension CookbookKitchen {
    /// Adds an item to the pantry, or replaces an item.
    ///
    /// - Parameters:
    ///   - item: The new item.
    ///   - old: The item to replace. If it is `nil` or is not in the pantry any more, the new item is added.
    package func keep(_ item: PantryItem, replacing old: PantryItem?) throws(EditingError) {
        try editPantry { file in
            guard let old, let index = file.index(of: old.name, in: old.place) else {
                file.add(item)
                return
            }
            var item = item
            // The typed text cannot contain an amount in words or the day of the purchase. So both come from the old
            // item.
            let isInWords = old.quantity.map { !$0.hasNumber } ?? false
            if item.amountText == nil, isInWords { item.amountText = old.amountText }
            item.boughtText = old.boughtText
            guard item.name == old.name, item.place == old.place else {
                file.remove(at: index)
                file.add(item)
                return
            }
            for attribute in PantryFile.Attribute.allCases {
                guard let index = file.index(of: item.name, in: item.place),
                    file.items[index][attribute] != item[attribute]
                else { continue }
                file.set(attribute, ofItemAt: index, to: item[attribute])
            }
        }
    }

    /// Removes an item from the pantry. Does nothing if the pantry does not contain the item.
    package func remove(_ item: PantryItem) throws(EditingError) {
        try editPantry { file in
            if let index = file.index(of: item.name, in: item.place) { file.remove(at: index) }
        }
    }

    /// Notes in the pantry that a grocery of the shopping list is always at home, and takes it from the list. What the
    /// user typed for it is removed.
    ///
    /// - Parameters:
    ///   - line: The line of the list.
    ///   - isOwn: Whether the user typed the grocery.
    package func keepAlways(_ line: ShoppingLine, isOwn: Bool) throws(EditingError) {
        let names = try options().names
        let need = line.contributions.first?.need
        let name = need?.ownWords == nil ? line.name : need?.name ?? line.name
        try editPantry { file in
            guard let index = file.index(of: name, in: nil, names) else {
                file.add(PantryItem(name, place: PantryFile.general, amount: Self.always))
                return
            }
            file.set(.quantity, ofItemAt: index, to: Self.always)
            // What has expired would count as gone.
            if let expiring = file.index(of: name, in: nil, names) { file.set(.expire, ofItemAt: expiring, to: nil) }
        }
        if isOwn { try removeOwn(line.grocery.key) }
        try setTicked(false, line)
    }

    /// The amount of a grocery that is always at home.
    private static let always = "unlim"

    /// What the kitchen files say of a recipe that was cooked.
    package struct AfterCooking: Sendable {
        /// How the pantry would change. Two ingredients that use the same item are one change.
        package var pantry: [PantryFile.Change] = []
        package var isOnShoppingList = false

        package init() {}
    }

    /// Returns what the kitchen files say of a recipe that was cooked. Does not change them. If the recipe cannot be read,
    /// the pantry does not change.
    package func afterCooking(_ recipe: RecipeID, factor: Rational) throws(EditingError) -> AfterCooking {
        var after = AfterCooking()
        let list = ShoppingListFile(bytes: try folder.content(of: FileName.shoppingList) ?? [])
        after.isOnShoppingList = list.index(ofRecipe: folder.path(of: recipe)) != nil
        guard let needs = needs(of: recipe, factor: factor) else { return after }
        var file = try pantry()
        let options = try options()
        for change in file.consume(needs, names: options.names, foods: options.foods) {
            let same = after.pantry.firstIndex {
                $0.name == change.name && $0.place == change.place && $0.after == change.before
            }
            if let same {
                after.pantry[same].after = change.after
            } else {
                after.pantry.append(change)
            }
        }
        return after
    }

    /// Writes what is left of items of the pantry. Leaves out an item that is gone or has another amount by now.
    ///
    /// - Parameter left: The items with their amounts before, and what is left, as the user or the file writes it.
    package func leave(_ left: [(item: PantryFile.Change, amount: String?)]) throws(EditingError) {
        guard left.contains(where: { $0.amount != $0.item.before }) else { return }
        try editPantry { file in
            for (item, amount) in left where amount != item.before {
                guard let index = file.index(of: item.name, in: item.place), file.items[index].amountText == item.before
                else { continue }
                file.set(.quantity, ofItemAt: index, to: amount)
            }
        }
    }

    /// Returns the ingredients of a recipe, without the optional ones. Returns `nil` if the recipe cannot be read.
    func needs(of recipe: RecipeID, factor: Rational) -> [ShoppingNeed]? {
        let reader = KitchenRecipes(in: folder)
        guard let found = reader.recipe(recipe) else { return nil }
        var needs = ShoppingNeeds()
        needs.add(
            found, factor: factor, converting: KitchenConverter(for: found.recipe, customs: customs).conversion,
            resolve: { reader.recipe(for: $0, from: $1) })
        return needs.needs.filter { !$0.isOptional }
    }

    /// Puts the ticked lines of the shopping list into the pantry, and removes their ticks. The items that the user
    /// typed for these lines are removed from the list. The needs of recipes stay on the list, but then count as being
    /// at home.
    ///
    /// - Returns: The number of lines.
    @discardableResult
    package func storeTicked() throws(EditingError) -> Int {
        let shopping = try shopping()
        let bought = (shopping.list.lines + shopping.list.optional).filter(shopping.isTicked)
        guard !bought.isEmpty else { return 0 }
        let names = try options().names
        try editPantry { file in
            for line in bought {
                let amounts = line.amounts.map(\.quantity)
                // The pantry has one amount for each item. If the line has several, the first is used, and the user can
                // correct it.
                let own = line.contributions.first?.need
                file.put(
                    own?.ownWords == nil ? line.name : own?.name ?? line.name, amounts.first, today: today,
                    names: names)
            }
        }
        for line in bought {
            if shopping.own.contains(line.grocery.key) { try removeOwn(line.grocery.key) }
            try setTicked(false, line)
        }
        return bought.count
    }

    /// Changes the pantry file of the cookbook. If the cookbook has no pantry file but the shared file exists, changes
    /// the shared file.
    private func editPantry(_ edit: (inout PantryFile) -> Void) throws(EditingError) {
        var target = (folder: folder, name: FileName.pantry)
        if try folder.content(of: FileName.pantry) == nil, let common = folder.common,
            try common.content(of: FileName.sharedPantry) != nil
        {
            target = (common, FileName.sharedPantry)
        }
        try target.folder.update(target.name) { bytes in
            var file = PantryFile(bytes: bytes)
            edit(&file)
            return file.bytes
        }
    }
}

/// What is at home at one moment.
package struct PantryState: Hashable, Sendable {
    /// What is at home. Expired items are not included.
    package let stock: [ShoppingStock]
    /// The number of days until a grocery expires, by the key of the grocery. Contains only groceries that expire soon.
    package let daysLeft: [String: Int]
    /// The user's aisle file. It can also declare that two names mean the same grocery.
    package let aisles: AisleFile?

    /// An item expires soon if it expires within this many days.
    private static let soon = 7

    /// Reads the pantry and the aisles.
    package init(of kitchen: CookbookKitchen) throws(EditingError) {
        aisles = try kitchen.aisles()
        let pantry = try kitchen.pantry()
        stock = pantry.stock(on: kitchen.today)
        let names = GroceryNames(aisles: aisles)
        var days: [String: Int] = [:]
        for item in pantry.expiring(within: Self.soon, of: kitchen.today) {
            // An expired item is not at home.
            guard let left = item.daysLeft, left >= 0 else { continue }
            let key = names.grocery(for: pantry.items[item.index].name).key
            days[key] = min(days[key] ?? .max, left)
        }
        daysLeft = days
    }
}

/// Reads and writes items of the pantry as the user types them in one line:
/// `1 l milk, until 2026-03-07, low 200 ml, in fridge`.
package enum TypedPantryItem {
    /// An error message about a text that cannot be read.
    package struct Failure: Error, Hashable {
        package let message: String
    }

    /// Reads items from a text: `6 eggs, 1 l milk, until friday, flour`. A part that begins with `until`, `low`, `in`,
    /// `always` or `unlimited` belongs to the item before it. Where no name can be meant, the comma may be missing:
    /// `spinach 300 g until friday in the fridge`.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - place: The place of an item for which the text names none.
    ///   - today: The current day. A date without a year means the next such date, which can be the current day itself.
    ///   - order: The order of day and month in a date with slashes. If it is `nil`, an ambiguous date is refused.
    package static func items(
        _ text: String, place: String, today: CalendarDay, order: CalendarDay.Order? = .ofUser()
    ) throws(Failure) -> [PantryItem] {
        var items: [PantryItem] = []
        for part in OwnItems.split(text).flatMap(clauses(of:)) {
            if var item = items.last, try add(part, to: &item, today: today, order: order) {
                items[items.count - 1] = item
                continue
            }
            guard !isAbout(part, ["until"]) else {
                throw Failure(
                    message: "\(part.quoted) belongs to no item. Type first what is there: 1 l milk, until friday.")
            }
            let read = OwnItems.ingredient(part, units: UnitCatalog())
            guard read.name.contains(where: \.isLetter) else {
                throw Failure(message: "\(part.quoted) names nothing. Type what is there: 1 l milk.")
            }
            items.append(PantryItem(read.name, place: place, amount: read.quantity?.cooklang))
        }
        guard !items.isEmpty else { throw Failure(message: "Type what is there: 1 l milk.") }
        return items
    }

    /// Reads a single item from a text. The parameters are those of ``items(_:place:today:order:)``.
    package static func item(
        _ text: String, place: String, today: CalendarDay, order: CalendarDay.Order? = .ofUser()
    ) throws(Failure) -> PantryItem {
        let items = try items(text, place: place, today: today, order: order)
        guard items.count == 1 else {
            throw Failure(message: "\(items[1].name.quoted) would be another item. Begin it with until, low or in.")
        }
        return items[0]
    }

    /// Divides a part of the text before the words that are about the item, as far as they cannot belong to its name:
    /// `tuna in oil` and `quark low fat` are names.
    private static func clauses(of part: String) -> [String] {
        var clauses: [[Substring]] = [[]]
        let words = part.split(whereSeparator: \.isWhitespace)
        for (index, word) in words.enumerated() {
            let next = index + 1 < words.count ? words[index + 1] : ""
            let isClause =
                switch word.lowercased() {
                case "until": true
                case "low": next.first?.isNumber == true
                case "in": isAbout(clauses.last?.first.map(String.init) ?? "", ["until", "low"])
                case "always", "unlimited": next.isEmpty
                default: false
                }
            if isClause, index > 0 { clauses.append([]) }
            clauses[clauses.count - 1].append(word)
        }
        return clauses.map { $0.joined(separator: " ") }
    }

    /// Whether a part of the text begins with one of some words.
    private static func isAbout(_ part: String, _ words: [String]) -> Bool {
        words.contains(part.prefix { !$0.isWhitespace }.lowercased())
    }

    /// Adds what a part of the text says about the item before it. Returns whether the part is about this item.
    private static func add(
        _ part: String, to item: inout PantryItem, today: CalendarDay, order: CalendarDay.Order?
    ) throws(Failure) -> Bool {
        let words = part.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        let value = words.count > 1 ? words[1] : ""
        switch words[0].lowercased() {
        case "until":
            do throws(CalendarDay.TypingError) {
                item.expiryText = try CalendarDay(typed: value, from: today, order: order).iso
            } catch {
                throw Failure(message: error.message)
            }
        case "low":
            guard let low = OwnItems.ingredient(value + " x", units: UnitCatalog()).quantity else {
                throw Failure(message: "\(value.quoted) is no amount. Write low 200 ml.")
            }
            item.lowText = low.cooklang
        case "in":
            guard !value.isEmpty else { throw Failure(message: "“in” names no place. Write in fridge.") }
            item.place = value.lowercased().hasPrefix("the ") ? String(value.dropFirst(4)) : value
        case "always", "unlimited": item.amountText = "unlim"
        default: return false
        }
        return true
    }

    /// Returns an item as text. The text leaves out an amount in words, the day of the purchase, and an expiry date
    /// that is not valid. Reading the text gives the item without these values.
    package static func text(_ item: PantryItem) -> String {
        var parts = [item.name]
        if let quantity = item.quantity, quantity.hasNumber { parts[0] = "\(quantity.formatted()) \(item.name)" }
        if item.isUnlimited { parts.append("unlimited") }
        if let day = item.expiry() { parts.append("until \(day.iso)") }
        if let low = item.lowText { parts.append("low \(low.replacing("%", with: " "))") }
        parts.append("in \(item.place)")
        return parts.joined(separator: ", ")
    }
}

extension Quantity {
    /// Whether the amount is a number or a range.
    package var hasNumber: Bool { if case .text = amount { false } else { true } }
}
