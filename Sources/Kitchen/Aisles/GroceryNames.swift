import CookingLanguages
import RecipeKit

/// Finds the groceries that names of ingredients mean.
///
/// Two names mean the same grocery in two cases:
///
/// - The names are synonyms.
/// - The names differ only in case, in accents, in singular and plural, or in words for the preparation or the size.
///
/// Kinds of a food are different groceries: a spring onion is not an onion, and brown sugar is not sugar.
public struct GroceryNames: Sendable {
    /// The grocery of a name in `aisle.conf`: the key and the common name.
    private struct Listed {
        var key: String
        var name: String
    }

    private var listed: [String: Listed] = [:]
    private let usesDefaults: Bool
    /// For each key, the names with this key that the user keeps on separate lines.
    private var splits: [String: Set<String>] = [:]

    /// Creates the meanings of names.
    ///
    /// - Parameters:
    ///   - aisles: The user's `aisle.conf`. Its synonyms replace those of the program.
    ///   - usesDefaults: Whether to use the synonyms of the program too.
    ///   - splits: The names that the user keeps apart.
    public init(aisles: AisleFile? = nil, usesDefaults: Bool = true, splits: Set<ShoppingSplit> = []) {
        self.usesDefaults = usesDefaults
        for aisle in aisles?.aisles ?? [] {
            for item in aisle.items {
                let key = NameTokens.key(item.commonName)
                for name in item.names {
                    let own = NameTokens.key(name)
                    if listed[own] == nil { listed[own] = Listed(key: key, name: item.commonName) }
                }
            }
        }
        for case .name(let name, let key) in splits { self.splits[key, default: []].insert(name) }
    }

    /// Returns the meaning of a name. O(length of the name).
    ///
    /// - Parameters:
    ///   - name: The name as a recipe writes it: `large onions, chopped`.
    ///   - isCounted: Whether the recipe counts the ingredient: `1 pepper` is a bell pepper, `1 tsp pepper` is not.
    public func grocery(for name: String, isCounted: Bool = false) -> Grocery {
        let found = find(name, isCounted: isCounted)
        guard let names = splits[found.key] else { return found }
        let own = NameTokens.key(name)
        guard own != found.key, names.contains(own) else { return found }
        return Grocery(key: own, name: name.trimmingSpaces(), basis: .name)
    }

    /// Returns the grocery for a form of a grocery. For example, tomatoes in a can become “canned tomatoes”. Returns
    /// `nil` if the grocery stays the same, as for chickpeas in a can.
    func grocery(_ grocery: Grocery, in form: GroceryForm) -> Grocery? {
        for key in form.keys(of: grocery.key) {
            guard let found = entry(key) else { continue }
            guard found.key != grocery.key else { return nil }
            return Grocery(key: found.key, name: found.name ?? grocery.name, basis: grocery.basis)
        }
        guard usesDefaults, let aisle = DefaultAisles.table.aisle(ofKey: grocery.key), form.isOther(inAisle: aisle)
        else { return nil }
        return Grocery(
            key: "\(form.word) \(grocery.key)", name: "\(form.word) \(grocery.name)", basis: grocery.basis)
    }

    /// Returns whether the shown name of a grocery does not come from the user's `aisle.conf`.
    func isDefaultName(_ grocery: Grocery) -> Bool { listed[grocery.key]?.name != grocery.name }

    private func find(_ name: String, isCounted: Bool) -> Grocery {
        // A longer text is a sentence and not a name.
        let name = name.utf8.count > 500 ? String(name.prefix(500)) : name
        let bytes = Array(name.utf8)
        let (head, end) = Self.head(bytes)
        // Use only the first 16 words, because a longer text is a sentence and not a name.
        let tokens = NameTokens(head).tokens.prefix(16).withoutCuts.withoutSizes.joiningCompounds.withoutAndOr
        guard !tokens.isEmpty else { return Grocery(key: name, name: name.trimmingSpaces(), basis: .name) }

        if end < bytes.count {
            let rest = String(decoding: bytes[end...], as: UTF8.self)
            if let all = enumeration(head, rest: rest) { return all }
            if let kind = kind(of: tokens, rest: rest) ?? listedKind(of: tokens, rest: rest) { return kind }
            if let noun = noun(behind: tokens, head, rest: rest, isCounted) { return noun }
        }
        if let meaning = meaning(tokens[...], head, isCounted) { return meaning }
        let cut = withoutEnding(tokens)
        if cut.count < tokens.count, let meaning = meaning(cut, head, isCounted) { return meaning }
        if let meaning = alternative(cut, head, isCounted) {
            return Grocery(key: meaning.key, name: meaning.name, basis: .guess)
        }
        func isBetween(_ token: NameTokens.Token) -> Bool { token.isAlternative || token.isConnector }
        var bare = cut.count == 1 && cut[cut.startIndex].isConnector ? cut : cut.withoutPreparation[...]
        if bare.contains(where: { !isBetween($0) }) {
            bare = bare.drop(while: isBetween)
            while let last = bare.last, isBetween(last) { bare.removeLast() }
            if bare.count < cut.count, let found = known(bare, head, dropped: true, isCounted) { return found }
        }
        // Without a known food, a word between two alternatives can be the kind of the second one.
        let kept = bare.contains { !$0.isConnector } && !bare.contains(where: \.isAlternative) ? bare : cut[...]
        let key = NameTokens.key(kept)
        return Grocery(
            key: key, name: Self.text(of: kept, in: head),
            basis: kept.count == tokens.count ? .name : .withoutPreparation)
    }

    /// Returns several foods whose names a line has one after another, with a word for `and` or `or` before the last one:
    /// `salt, pepper, and oregano`. All of them are bought. Returns `nil` if one part is no food.
    private func enumeration(_ head: String, rest: String, _ joints: Set<String> = ands) -> Grocery? {
        guard rest.first == "," else { return nil }
        let parts = [Substring(head)] + rest.split(separator: ",")
        guard let last = parts.last, last.contains(" ") else { return nil }
        let joint = NameTokens(last).tokens.first?.folded ?? ""
        var foods = parts.dropLast().map(String.init)
        if joints.contains(joint) {
            // `salt, pepper, and oregano`
            foods.append(last.split(separator: " ").dropFirst().joined(separator: " "))
        } else {
            // `salt, pepper and oregano`
            let words = last.split(separator: " ")
            guard words.count == 3, joints.contains(words[1].lowercased()) else { return nil }
            foods += [String(words[0]), String(words[2])]
        }
        let names = foods.map { NameTokens($0).tokens }
        guard foods.count > 2, let first = names.first, entry(NameTokens.key(first[...])) != nil,
            names.allSatisfy({ (1...3).contains($0.count) && $0.allSatisfy(Self.isFood) }),
            names.dropFirst().contains(where: { entry(NameTokens.key($0[...])) != nil })
        else { return nil }
        let name = head + rest
        return Grocery(key: NameTokens.key(name), name: name.trimmingSpaces(), basis: .name)
    }

    private static func isFood(_ token: NameTokens.Token) -> Bool {
        token.namesFood && !PreparationWords.parts.contains(token.singular)
    }

    private static let ands = Set(CookingLanguage.entriesOfAll(.and).map { $0.lowercased() })
    private static let ors = Set(CookingLanguage.entriesOfAll(.or).map { $0.lowercased() })

    /// Returns the meaning of a name such as `rice, brown`, in which the word after the comma is the kind.
    private func kind(of tokens: [NameTokens.Token], rest: String) -> Grocery? {
        let words = NameTokens(rest).tokens.filter { !$0.isConnector && !PreparationWords.contains($0.singular) }
        // The 2 of `milk (2)` is an amount, and that of `milk (2 %)` is a kind.
        guard !words.isEmpty, words.count <= 3, rest.contains("%") || !words.allSatisfy(\.isNumber) else { return nil }
        let key = NameTokens.key((words + tokens)[...])
        guard let found = entry(key) else { return nil }
        return Grocery(key: found.key, name: found.name ?? key, basis: .synonym)
    }

    /// Returns the meaning of a name whose food comes after the comma: `strong, brewed coffee`. Returns `nil` for any
    /// other name.
    private func noun(
        behind tokens: [NameTokens.Token], _ head: String, rest: String, _ isCounted: Bool
    ) -> Grocery? {
        let words = NameTokens(rest).tokens
        guard tokens.count == 1, words.count < 5, meaning(tokens[...], head, isCounted) == nil,
            !words.contains(where: { $0.isAlternative || $0.isConnector })
        else { return nil }
        return meaning(words[...], rest, isCounted)
    }

    /// Returns the meaning of words. Leaves out words of the preparation until a table has the remaining words. Returns
    /// `nil` if no table has them.
    private func meaning(_ tokens: ArraySlice<NameTokens.Token>, _ head: String, _ isCounted: Bool) -> Grocery? {
        if let found = known(tokens, head, dropped: false, isCounted) { return found }
        var start = tokens.startIndex
        var end = tokens.endIndex
        while start < end - 1, PreparationWords.contains(tokens[start].singular) || tokens[start].isConnector {
            start += 1
            if let found = known(tokens[start..<end], head, dropped: true, isCounted) { return found }
        }
        while end > start + 1, PreparationWords.contains(tokens[end - 1].singular) || tokens[end - 1].isConnector {
            end -= 1
            if let found = known(tokens[start..<end], head, dropped: true, isCounted) { return found }
        }
        let bare = tokens.filter { !PreparationWords.contains($0.singular) }
        guard bare.count < tokens.count, !bare.isEmpty else { return nil }
        return known(bare[...], head, dropped: true, isCounted)
    }

    private func known(
        _ tokens: ArraySlice<NameTokens.Token>, _ head: String, dropped: Bool, _ isCounted: Bool
    ) -> Grocery? {
        let key = NameTokens.key(tokens)
        guard let found = entry(key) ?? inflected(key) else { return nil }
        let name = found.name ?? Self.text(of: tokens, in: head)
        if usesDefaults, found.name == nil, key == "pepper", isCounted || tokens.last?.folded == "peppers" {
            return Grocery(key: "bell pepper", name: name, basis: isCounted ? .guess : .synonym)
        }
        let basis: Grocery.Basis = found.key != key ? .synonym : dropped ? .withoutPreparation : .name
        return Grocery(key: found.key, name: name, basis: basis)
    }

    private func entry(_ key: String) -> (key: String, name: String?)? {
        if let own = listed[key] { return (own.key, own.name) }
        guard usesDefaults, let entry = DefaultAisles.table.entry(key) else { return nil }
        // The user's file can have another synonym as the common name.
        if let own = listed[entry.key] { return (own.key, own.name) }
        return (entry.key, nil)
    }

    /// Looks up the key with other possible singulars of its last word: `limone` for `limoni`, `cipolla` for `cipolle`.
    private func inflected(_ key: String) -> (key: String, name: String?)? {
        guard let last = key.last, key.utf8.count > 4 else { return nil }
        let stem = key.dropLast()
        let forms: [String]
        switch last {
        case "n": forms = [String(stem), String(stem.dropLast())]
        case "e": forms = [String(stem), stem + "a"]
        case "i": forms = [stem + "o", stem + "e"]
        case "r" where key.hasSuffix("er"): forms = [String(stem.dropLast())]
        default: return nil
        }
        return forms.lazy.compactMap { entry($0) }.first
    }

    /// Returns the part of a name before the first comma or parenthesis, and the position of its end.
    ///
    /// If this part has only words of the preparation, returns the next part: `skinless chicken breasts` for
    /// `boneless, skinless chicken breasts`.
    private static func head(_ name: [UInt8]) -> (text: String, end: Int) {
        var start = 0
        while let end = end(in: name, from: start) {
            let text = String(decoding: name[start..<end], as: UTF8.self)
            if NameTokens(text).tokens[...].withoutCuts.contains(where: \.namesFood) { return (text, end) }
            // Skip a remark in parentheses, because the name can continue after it.
            let close = name[end] == UInt8(ascii: "(") ? name[end...].firstIndex(of: UInt8(ascii: ")")) : nil
            start = (close ?? end) + 1
        }
        let rest = String(decoding: name[start...], as: UTF8.self)
        guard start > 0,
            !rest.contains(where: \.isLetter)
                || !NameTokens(rest).tokens.contains(where: { !PreparationWords.contains($0.singular) })
        else { return (rest, name.count) }
        let end = end(in: name, from: 0) ?? name.count
        let first = String(decoding: name[..<end], as: UTF8.self)
        return first.contains(where: \.isLetter) ? (first, end) : (String(decoding: name, as: UTF8.self), name.count)
    }

    /// Returns the meaning of one of two ingredients that are joined by a word such as `or`.
    ///
    /// Usually, the first ingredient counts: butter for `butter or margarine`. The second ingredient counts if the
    /// first is not a food (`frozen or fresh peas`) or only a part of a word (`Hühner- oder Gemüsebrühe`).
    private func alternative(_ tokens: ArraySlice<NameTokens.Token>, _ head: String, _ isCounted: Bool) -> Grocery? {
        guard let index = tokens.firstIndex(where: \.isAlternative), index > tokens.startIndex,
            index + 1 < tokens.endIndex
        else { return nil }
        let (first, second) = (tokens[..<index], tokens[(index + 1)...])
        let bytes = Array(head.utf8)
        let end = tokens[index - 1].range.upperBound
        if end < bytes.count, bytes[end] == UInt8(ascii: "-") { return meaning(second, head, isCounted) }
        if let shared = sharedNoun(first, second, head) { return shared }
        // `whole-milk or part-skim mozzarella` is not milk.
        if tokens[index - 1].isJoined || bytes[tokens[index - 1].range].contains(UInt8(ascii: "-")),
            second.count > 1 || second.first?.isJoined == false,
            let meaning = meaning(second, head, isCounted)
        {
            return meaning
        }
        guard first.contains(where: \.namesFood) else { return meaning(second, head, isCounted) }
        return meaning(first, head, isCounted)
    }

    /// Returns the meaning of the first name together with the noun of the second name. For example,
    /// `cottage or ricotta cheese` means cottage cheese. Returns `nil` if no table has such a name.
    private func sharedNoun(
        _ first: ArraySlice<NameTokens.Token>, _ second: ArraySlice<NameTokens.Token>, _ head: String
    ) -> Grocery? {
        for start in first.indices {
            for noun in second.indices.dropFirst() where !second[noun].isConnector {
                if let grocery = known(Array(first[start...]) + second[noun...], head) { return grocery }
            }
        }
        // No table has `chicken bouillon powder`, but `chicken or vegetable bouillon powder` is no chicken.
        guard second.count > 2 else { return nil }
        for noun in second.indices.dropFirst().dropLast() where !second[noun].isConnector {
            if let grocery = known(Array(first) + [second[noun]], head) { return grocery }
        }
        return nil
    }

    private func known(_ tokens: [NameTokens.Token], _ head: String) -> Grocery? {
        entry(NameTokens.key(tokens[...])).map { found in
            Grocery(key: found.key, name: found.name ?? Self.text(of: tokens[...], in: head), basis: .guess)
        }
    }

    /// Returns the meaning of a list of kinds with the noun at its end. For example, `Cuban, French or Italian bread`
    /// means French bread, because no table has Cuban bread.
    private func listedKind(of tokens: [NameTokens.Token], rest: String) -> Grocery? {
        let words = NameTokens(rest).tokens
        guard words.count < 8,
            let index = words.firstIndex(where: \.isAlternative)
        else { return nil }
        let second = words[(index + 1)...]
        guard second.count == 2, let noun = second.last,
            !words[..<index].contains(where: { $0.singular == noun.singular }),
            entry(NameTokens.key(second)) != nil || entry(NameTokens.key(tokens[...])) == nil
        else { return nil }
        for kind in [tokens.last].compactMap(\.self) + words[..<index] {
            if let found = entry("\(kind.singular) \(noun.singular)") {
                return Grocery(key: found.key, name: found.name ?? "\(kind.folded) \(noun.folded)", basis: .guess)
            }
        }
        return nil
    }

    /// Returns whether the word at an index is the Dutch `en` between two foods, and not the French or Spanish `en` before
    /// the liquid or the form of a food: `ui en knoflook`, `atún en aceite`.
    private func isAnd(_ tokens: [NameTokens.Token], _ index: Int) -> Bool {
        guard tokens[index].folded == "en", index + 1 < tokens.count else { return false }
        let next = tokens[index + 1].folded
        return PreparationWords.dutchFoods.contains(next)
            || tokens[..<index].contains { PreparationWords.dutchFoods.contains($0.folded) }
    }

    private func withoutEnding(_ tokens: [NameTokens.Token]) -> ArraySlice<NameTokens.Token> {
        for index in tokens.indices.dropFirst() {
            let isEnd = PreparationWords.endings.contains { ending in
                index + ending.count <= tokens.count
                    && ending.indices.allSatisfy { tokens[index + $0].folded == ending[$0] }
            }
            if isEnd, !Self.namesOther(tokens, from: index), !isAnd(tokens, index) { return tokens[..<index] }
        }
        return tokens[...]
    }

    /// Returns whether `with` adds another food to the product: true for `tomatoes with green chiles`, false for
    /// `chicken with skin`.
    private static func namesOther(_ tokens: [NameTokens.Token], from index: Int) -> Bool {
        // After a participle, `with` adds no product: “cream dusted with cinnamon” is cream.
        tokens[index].folded == "with" && !(index > 0 && tokens[index - 1].folded.hasSuffix("ed"))
            && tokens[(index + 1)...].contains {
                !$0.isConnector && !PreparationWords.contains($0.singular)
                    && !PreparationWords.parts.contains($0.singular)
            }
    }

    /// Returns the words as the recipe spells them. The characters between two adjacent words do not change.
    private static func text(of tokens: ArraySlice<NameTokens.Token>, in head: String) -> String {
        guard let first = tokens.first else { return head.trimmingSpaces() }
        let bytes = Array(head.utf8)
        var text = Array(bytes[first.range])
        for (previous, token) in zip(tokens, tokens.dropFirst()) {
            let between = bytes[previous.range.upperBound..<token.range.lowerBound]
            // If words were dropped between these two words, a space replaces them.
            let isNeighbour = NameTokens(String(decoding: between, as: UTF8.self)).tokens.isEmpty
            text += isNeighbour ? Array(between) : [0x20]
            text += bytes[token.range]
        }
        if let last = tokens.last, last.isNumber { text += sign(behind: last.range.upperBound, in: bytes) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the sign that belongs to a number, with the space before it: ` %` in `Sahne 30 %`. Empty if there is none.
    private static func sign(behind end: Int, in bytes: [UInt8]) -> [UInt8] {
        let rest = String(decoding: bytes[end...], as: UTF8.self).unicodeScalars
        let sign = rest.drop { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }
        guard let first = sign.first, "%‰°º+".unicodeScalars.contains(first) else { return [] }
        let end = rest.index(after: sign.startIndex)
        return Array(String(rest[..<end]).utf8)
    }

    /// Returns the position of the first comma, parenthesis or similar from a position on. The comma of a number is none:
    /// `Milch 1,5 %`.
    private static func end(in name: [UInt8], from start: Int) -> Int? {
        name[start...].indices.first { index in
            guard ends.contains(name[index]), !isBetweenAdjectives(index, from: start, in: name) else { return false }
            return name[index] != UInt8(ascii: ",") || index == 0 || index + 1 == name.count
                || !UTF8Text.isDigit(name[index - 1]) || !UTF8Text.isDigit(name[index + 1])
        }
    }

    /// Returns whether a comma is between two adjectives that share an ending, so that the noun follows:
    /// `gęstej, kwaśnej śmietany`.
    private static func isBetweenAdjectives(_ comma: Int, from start: Int, in name: [UInt8]) -> Bool {
        let rest = name[(comma + 1)...].split(separator: 0x20)
        if name[comma] == UInt8(ascii: ","), name[start..<comma].suffix(5) == Array("based".utf8)[...] { return true }
        guard name[comma] == UInt8(ascii: ","), rest.count > 1, !name[start..<comma].contains(0x20),
            comma - start > 4
        else { return false }
        return adjectiveEndings.contains {
            name[..<comma].suffix($0.count) == $0[...] && rest[0].suffix($0.count) == $0[...]
        }
    }

    private static let adjectiveEndings = CookingLanguage.all.flatMap {
        CookingLanguage.entries(of: $0.adjectiveEndings)
    }
    .map { Array($0.utf8) }
    private static let ends: Set<UInt8> = [UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ";"), UInt8(ascii: "[")]
}

extension GroceryNames {
    /// Returns the grocery that somebody buys for a need. If the need states a form, this can be another grocery:
    /// canned tomatoes for `1 can tomatoes`.
    package func grocery(for need: ShoppingNeed) -> Grocery {
        // Of some sugar, cinnamon, or herbs without an amount, no word says that the first is meant.
        if need.quantities.isEmpty, let comma = need.name.firstIndex(of: ","),
            let all = enumeration(String(need.name[..<comma]), rest: String(need.name[comma...]), Self.ors)
        {
            return all
        }
        return grocery(for: need.name, isCounted: need.isCounted, in: need.form)
    }

    /// Returns the grocery of an item at home. The unit of its amount can state a form: `3 cans` of tomatoes are canned
    /// tomatoes.
    func grocery(for item: ShoppingStock) -> Grocery {
        var form: GroceryForm?
        if case .quantity(let quantity) = item.supply, let unit = quantity.unit { form = GroceryForm(units: [unit]) }
        return grocery(for: item.name, isCounted: false, in: form)
    }

    private func grocery(for name: String, isCounted: Bool, in form: GroceryForm?) -> Grocery {
        let usual = grocery(for: name, isCounted: isCounted)
        return form.flatMap { grocery(usual, in: $0) } ?? usual
    }
}
