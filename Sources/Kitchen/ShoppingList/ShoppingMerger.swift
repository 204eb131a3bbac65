import RecipeKit

/// Merges needs into lines.
struct ShoppingMerger {
    private let options: ShoppingList.Options
    private var units: ShoppingUnits
    private var drafts: [Draft] = []
    private var draftOfKey: [Key: Int] = [:]
    private var groceries: [Meaning: Grocery] = [:]

    private struct Key: Hashable {
        var grocery: String
        var isOptional: Bool
    }

    /// The properties of a need that determine its grocery.
    private struct Meaning: Hashable {
        var name: String
        var isCounted: Bool
        var form: GroceryForm?
    }

    /// A line to which needs are still added.
    fileprivate struct Draft {
        var grocery: Grocery
        /// The first name that is longer than the name of ``grocery`` and ends with `s`. It is probably the plural.
        var plural: String?
        var isOptional: Bool
        var sums: [ShoppingSum] = []
        var words: [String] = []
        var isOpenEnded = false
        var contributions: [ShoppingLine.Contribution] = []
        /// The place in the shop, if it is not that of ``grocery``.
        var place: Aisles.Place?
        /// The amounts of the contributions, except amounts in words. Each amount is stored as written and as a sum,
        /// with the index of its contribution.
        var parts: [(contribution: Int, quantity: Quantity, sum: ShoppingSum)] = []
    }

    init(_ options: ShoppingList.Options) {
        self.options = options
        units = ShoppingUnits(options.units)
    }

    mutating func add(_ need: ShoppingNeed) {
        guard !need.name.trimmingSpaces().isEmpty else { return }
        let grocery = grocery(for: need)
        if let words = need.ownWords {
            // The grocery of the name still decides the aisle.
            var draft = Draft(
                grocery: Grocery(key: words.lowercased(), name: words, basis: .name), isOptional: need.isOptional)
            draft.place = options.aisles.place(of: grocery)
            draft.contributions.append(ShoppingLine.Contribution(need: need, basis: .name))
            drafts.append(draft)
            return
        }
        let key = Key(grocery: grocery.key, isOptional: need.isOptional)
        let index: Int
        if let known = draftOfKey[key] {
            index = known
        } else {
            index = drafts.count
            draftOfKey[key] = index
            drafts.append(Draft(grocery: grocery, isOptional: need.isOptional))
        }
        // Leave out empty amounts, as in `salt` or `salt{}`.
        let quantities = need.quantities.filter { $0.amount != .text("") || !($0.unit ?? "").isEmpty }
        if quantities.isEmpty { drafts[index].isOpenEnded = true }
        if drafts[index].plural == nil, grocery.name.lowercased().hasSuffix("s"),
            grocery.name.count > drafts[index].grocery.name.count
        {
            drafts[index].plural = grocery.name
        }
        let contribution = drafts[index].contributions.count
        drafts[index].contributions.append(ShoppingLine.Contribution(need: need, basis: grocery.basis))
        for quantity in quantities {
            guard var sum = units.sum(quantity, language: need.language) else {
                let words = quantity.formatted()
                if !drafts[index].words.contains(words) { drafts[index].words.append(words) }
                continue
            }
            sum.noteSize(in: need.name)
            drafts[index].parts.append((contribution, quantity, sum))
            drafts[index].add(sum)
        }
    }

    private mutating func grocery(for need: ShoppingNeed) -> Grocery {
        let meaning = Meaning(name: need.name, isCounted: need.isCounted, form: need.form)
        if let known = groceries[meaning] { return known }
        let grocery = options.names.grocery(for: need)
        groceries[meaning] = grocery
        return grocery
    }

    /// Returns the lines, in the order of the recipes.
    mutating func lines() -> [ShoppingLine] {
        var stock: [String: [Int]] = [:]
        for (index, item) in options.stock.enumerated() {
            stock[options.names.grocery(for: item).key, default: []].append(index)
        }
        var rests: [Int: ShoppingSum] = [:]
        var lines: [ShoppingLine?] = Array(repeating: nil, count: drafts.count)
        // Required lines use the stock before optional lines do.
        for isOptional in [false, true] {
            for (index, draft) in drafts.enumerated() where draft.isOptional == isOptional {
                lines[index] = line(draft, stock[draft.grocery.key] ?? [], &rests)
            }
        }
        return lines.compactMap(\.self)
    }

    /// Returns the line of a draft.
    ///
    /// - Parameters:
    ///   - draft: The draft.
    ///   - stock: The indices of the items at home that are the grocery of the draft.
    ///   - rests: The amounts that previous lines left of the items at home. So two lines cannot use the same onion.
    private mutating func line(_ draft: Draft, _ stock: [Int], _ rests: inout [Int: ShoppingSum]) -> ShoppingLine {
        var draft = draft
        var food = LazyFood(name: draft.grocery.name, table: options.foods)
        if !options.splits.contains(.units(grocery: draft.grocery.key)) { draft.convert(&food) }
        var supplies: [ShoppingLine.Supply] = []
        for index in stock { supplies += draft.subtract(options.stock[index], &rests[index], &units, &food) }
        // After the stock was subtracted, drop the sums that are zero.
        draft.sums.removeAll { sum in !supplies.isEmpty && sum.amount.high.map { $0 <= .zero } == true }
        var grocery = draft.grocery
        let isPlural = draft.sums.first.map { $0.measure != .items || ($0.amount.high ?? .zero) > .one } ?? true
        if let plural = draft.plural, isPlural, grocery.basis != .synonym || options.names.isDefaultName(grocery) {
            grocery = Grocery(key: grocery.key, name: plural, basis: grocery.basis)
        }
        var purchase: ShopSizes.Purchase?
        if let sizes = options.sizes, draft.sums.count == 1, let sum = draft.sums.first {
            purchase = sizes.purchase(of: grocery.key, for: sum, &units, food: food.food)
        }
        if let sum = draft.sums.first, draft.sums.count == 1, sum.measure == .items, let needed = sum.amount.high,
            options.names.isDefaultName(grocery)
        {
            let language = draft.contributions.first?.need.language.flatMap(StepLanguage.init(locale:)) ?? .english
            let number = purchase.flatMap { $0.size == nil ? Rational($0.count) : nil } ?? needed
            // If more than one item is left to buy, put the name in the plural: `2 eggs`.
            if number > .one {
                let name = CountedNames(language).name(grocery.name, for: number)
                grocery = Grocery(key: grocery.key, name: name, basis: grocery.basis)
            }
        }
        return ShoppingLine(
            grocery: grocery, isOptional: draft.isOptional,
            amounts: draft.sums.map { ShoppingLine.Amount(quantity: $0.quantity, isAbout: $0.isAbout, unit: $0.unit) },
            words: draft.words, isOpenEnded: draft.isOpenEnded, contributions: draft.contributions, supplies: supplies,
            place: draft.place ?? options.aisles.place(of: grocery), purchase: purchase)
    }

    /// The food of a line. It is looked up at the first use, because most lines do not need it.
    fileprivate struct LazyFood {
        let name: String
        let table: FoodTable
        private var found: Food??

        init(name: String, table: FoodTable) { (self.name, self.table) = (name, table) }

        var food: Food? {
            mutating get {
                if let found { return found }
                let food = table.food(named: name)
                found = .some(food)
                return food
            }
        }
    }
}

extension ShoppingMerger.Draft {
    /// Adds a sum to the sum with the same measure. If there is none, or on overflow, appends it as a new sum.
    fileprivate mutating func add(_ sum: ShoppingSum) {
        for index in sums.indices where sums[index].measure == sum.measure {
            if sums[index].add(sum) { return }
        }
        sums.append(sum)
    }

    /// Converts sums with different measures to one measure with the weights of the food, and adds them. Records the
    /// conversions in ``contributions``. Sums whose weight is not known remain separate.
    fileprivate mutating func convert(_ lazy: inout ShoppingMerger.LazyFood) {
        guard sums.count > 1, let food = lazy.food else { return }
        let weights = sums.map { sum in
            sum.grams(per: food).map { $0.doubleValue * (sum.amount.high ?? .zero).doubleValue }
        }
        let known = sums.indices.filter { weights[$0] != nil }
        guard known.count > 1, let target = target(known, weights.map { $0 ?? 0 }, food) else { return }
        var total = sums[target]
        var merged: Set<Int> = [target]
        for index in known where index != target {
            guard let converted = sums[index].converted(to: sums[target], of: food), total.add(converted) else {
                continue
            }
            merged.insert(index)
        }
        guard merged.count > 1 else { return }
        for part in parts where part.sum.measure != total.measure {
            guard sums.indices.contains(where: { merged.contains($0) && sums[$0].measure == part.sum.measure }),
                let converted = part.sum.converted(to: total, of: food)
            else { continue }
            contributions[part.contribution].conversions.append(
                ShoppingLine.Conversion(from: part.quantity, to: converted.quantity, source: food.source))
        }
        sums = sums.indices.compactMap { $0 == target ? total : merged.contains($0) ? nil : sums[$0] }
    }

    /// Returns the index of the sum whose measure and unit are used for the total of the sums.
    ///
    /// Usually, mass is preferred, or volume for a liquid. But if one sum of items or counted units has at least half
    /// of the total weight, this sum is chosen.
    private func target(_ known: [Int], _ weights: [Double], _ food: Food) -> Int? {
        let all = known.reduce(0) { $0 + weights[$1] }
        let heaviest = known.max { weights[$0] < weights[$1] }
        if let heaviest, weights[heaviest] >= all / 2 {
            switch sums[heaviest].measure {
            case .items, .counted: return heaviest
            default: break
            }
        }
        let preferred: [ShoppingMeasure] = food.kind == .liquid ? [.volume, .mass] : [.mass, .volume]
        for measure in preferred {
            if let index = known.first(where: { sums[$0].measure == measure }) { return index }
        }
        return heaviest
    }

    /// Subtracts an item of the stock from this line. Returns what the line uses of the item, and stores in `rest` what
    /// is left of it.
    ///
    /// If earlier lines have already used the whole item, or if the amount of the item cannot be converted to a unit of
    /// the line, returns an empty array.
    fileprivate mutating func subtract(
        _ item: ShoppingStock, _ rest: inout ShoppingSum?, _ units: inout ShoppingUnits,
        _ food: inout ShoppingMerger.LazyFood
    ) -> [ShoppingLine.Supply] {
        guard case .quantity(let quantity) = item.supply else {
            sums = []
            words = []
            isOpenEnded = false
            return [ShoppingLine.Supply(stock: item, taken: nil, isAbout: false)]
        }
        guard var there = rest ?? units.sum(quantity, language: nil) else {
            return [ShoppingLine.Supply(stock: item, taken: .init(.text("")), isAbout: false)]
        }
        guard let low = there.amount.low, low > .zero else { return [] }
        // Any amount at home is enough for amounts in words, and for recipes that state no amount.
        isOpenEnded = false
        words = []
        guard !sums.isEmpty else { return [ShoppingLine.Supply(stock: item, taken: nil, isAbout: false)] }
        var supplies: [ShoppingLine.Supply] = []
        for index in sums.indices where there.amount.low.map({ $0 > .zero }) == true {
            let before = sums[index].amount
            var usable = there
            if there.measure != sums[index].measure {
                guard let food = food.food, let converted = there.converted(to: sums[index], of: food) else { continue }
                usable = converted
            }
            let wanted = sums[index]
            guard sums[index].subtract(usable) else { continue }
            // Reduce the stock by the wanted amount. If the numbers overflow, nothing is left.
            if !usable.subtract(wanted) { usable.amount = .number(.zero) }
            let missing = sums[index].amount.high?.multiplied(by: Rational(-1))
            let used = before.high.flatMap { high in missing.flatMap { high.adding($0) } }
            there = usable
            supplies.append(
                ShoppingLine.Supply(
                    stock: item, taken: used.map { Quantity(.number($0), unit: sums[index].spelling) } ?? quantity,
                    isAbout: usable.isAbout))
        }
        rest = there
        return supplies
    }
}
