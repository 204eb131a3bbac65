import Testing

@testable import Kitchen

@Suite("Corners of the names of groceries")
struct GroceryNamesCornerTests {
    private static func name(_ text: String) -> String { GroceryNames().grocery(for: text).name }

    @Test func `the characters between two adjacent words of a name do not change, also outside of ASCII`() {
        #expect(Self.name("confectioners' sugar") == "confectioners' sugar")
        #expect(Self.name("confectioners’ sugar") == "confectioners’ sugar")
        #expect(Self.name("huile d’olive") == "huile d’olive")
        #expect(Self.name("zorb–blob") == "zorb–blob")
        #expect(Self.name("zorb\u{A0}blob") == "zorb\u{A0}blob")
    }

    @Test(
        arguments: [
            ("onion", "onion", "onion", .name), ("Onions", "onion", "Onions", .name),
            ("chopped onion", "onion", "onion", .withoutPreparation),
            ("onion, chopped", "onion", "onion", .name), ("onion chopped", "onion", "onion", .withoutPreparation),
            ("large chopped onion", "onion", "onion", .withoutPreparation),
            ("large onion chopped finely", "onion", "onion", .withoutPreparation),
            ("scallions", "spring onion", "scallions", .synonym),
            ("chopped scallions", "spring onion", "scallions", .synonym),
            ("butter or margarine", "butter", "butter", .guess), ("zorb", "zorb", "zorb", .name),
            ("Zorbs", "zorb", "Zorbs", .name), ("chopped zorb", "zorb", "zorb", .withoutPreparation),
            ("zorb chopped", "zorb", "zorb", .withoutPreparation),
            ("zorb for frying", "zorb", "zorb", .withoutPreparation),
            ("or zorb", "zorb", "zorb", .withoutPreparation), ("zorb or", "zorb", "zorb", .withoutPreparation),
            ("butter or", "butter", "butter", .withoutPreparation),
            ("paper-thin scallions", "spring onion", "scallions", .synonym),
            ("zorb or blob", "zorb or blob", "zorb or blob", .name), ("of", "of", "of", .name),
            ("of de", "of de", "of de", .name), ("rice, brown", "brown rice", "brown rice", .synonym),
            ("tomatoes, canned", "canned tomato", "canned tomato", .synonym),
            ("beans, dark red kidney", "kidney bean", "dark red kidney bean", .synonym),
            ("onions (2)", "onion", "onions", .name), ("mozzarella, dry", "mozzarella", "mozzarella", .name),
            ("onion (about 3), sliced", "onion", "onion", .name), ("(fresh) basil", "basil", "basil", .name),
            ("peeled, chopped onion", "onion", "onion", .withoutPreparation), ("  onion ", "onion", "onion", .name),
            ("2 zorbs", "zorb", "zorbs", .withoutPreparation), ("", "", "", .name), ("!", "!", "!", .name),
            ("Tomaten", "tomato", "Tomaten", .synonym), ("gehackte Zorb", "zorb", "Zorb", .withoutPreparation),
        ] as [(String, String, String, Grocery.Basis)])
    func `a name has a key, a name to show, and a reason`(
        _ text: String, _ key: String, _ name: String, _ basis: Grocery.Basis
    ) {
        #expect(GroceryNames().grocery(for: text) == Grocery(key: key, name: name, basis: basis))
    }

    @Test func `a counted pepper is a guess, and a counted name of another food is not`() {
        let names = GroceryNames()
        #expect(names.grocery(for: "pepper", isCounted: true).basis == .guess)
        #expect(names.grocery(for: "peppers").basis == .synonym)
        #expect(names.grocery(for: "onion", isCounted: true).basis == .name)
        let file = AisleFile("[a]\npepper\n")
        #expect(GroceryNames(aisles: file).grocery(for: "pepper", isCounted: true).key == "pepper")
        #expect(GroceryNames(usesDefaults: false).grocery(for: "pepper", isCounted: true).key == "pepper")
        #expect(GroceryNames(usesDefaults: false).grocery(for: "scallions").key == "scallion")
    }

    @Test func `a split keeps only its own name apart, and only from its own grocery`() {
        let names = GroceryNames(splits: [
            .name("scallion", grocery: "spring onion"), .name("onion", grocery: "onion"), .units(grocery: "leek"),
        ])
        #expect(names.grocery(for: " Scallions ") == Grocery(key: "scallion", name: "Scallions", basis: .name))
        #expect(names.grocery(for: "green onions").key == "spring onion")
        #expect(names.grocery(for: "spring onion").key == "spring onion")
        #expect(names.grocery(for: "Onions") == Grocery(key: "onion", name: "Onions", basis: .name))
    }

    @Test func `the first entry of a file counts, and its synonyms have its common name`() {
        let names = GroceryNames(aisles: AisleFile("[a]\nZorb|Blub\n[b]\nBlob\n"))
        #expect(names.grocery(for: "blubs") == Grocery(key: "zorb", name: "Zorb", basis: .synonym))
        #expect(names.grocery(for: "blob") == Grocery(key: "blob", name: "Blob", basis: .name))
        #expect(!names.isDefaultName(Grocery(key: "zorb", name: "Zorb", basis: .name)))
        #expect(names.isDefaultName(Grocery(key: "zorb", name: "zorbs", basis: .name)))
        let own = GroceryNames(aisles: AisleFile("[a]\nscallion\n"))
        #expect(own.grocery(for: "green onions").key == "spring onion")
        #expect(GroceryNames(aisles: AisleFile("[a]\nMoo|milk\n")).grocery(for: "Milch").name == "Moo")
    }

    @Test func `cuts of meat are dropped only behind their own part`() {
        func kept(_ text: String) -> [String] { NameTokens(text).tokens.withoutCuts.map(\.folded) }
        #expect(kept("bone in chicken") == ["chicken"] && kept("skin on fish") == ["fish"])
        #expect(kept("shell off prawns") == ["prawns"] && kept("prawns tail on") == ["prawns"])
        #expect(kept("free range eggs") == ["eggs"] && kept("range eggs") == ["range", "eggs"])
        #expect(kept("center cut pork") == ["pork"] && kept("cut pork") == ["cut", "pork"])
        #expect(kept("in bone") == ["in", "bone"] && kept("lid on pot") == ["lid", "on", "pot"])
        #expect(kept("bone broth") == ["bone", "broth"])
    }

    @Test func `compounds are one word, and words joined by a hyphen are dropped together`() {
        func joined(_ text: String) -> [String] { NameTokens(text).tokens.joiningCompounds.map(\.folded) }
        #expect(joined("fat free milk") == ["fat free", "milk"] && joined("free milk") == ["free", "milk"])
        #expect(joined("de free milk") == ["de", "free", "milk"])
        #expect(joined("half and half cream") == ["half and half", "cream"])
        #expect(
            joined("whole wheat flour") == ["whole wheat", "flour"] && joined("whole beans") == ["whole", "beans"])
        #expect(NameTokens("half and half").tokens.joiningCompounds.map(\.singular) == ["half half"])
        #expect(NameTokens("fat free milk").tokens.joiningCompounds.first?.range == 0..<8)
        func bare(_ text: String) -> [String] { NameTokens(text).tokens.withoutPreparation.map(\.folded) }
        #expect(bare("paper-thin ham") == ["ham"] && bare("medium-grain rice") == ["medium", "grain", "rice"])
        #expect(bare("6-inch tortilla") == ["tortilla"] && bare("chopped ham") == ["ham"])
        #expect(bare("ham-cheese roll") == ["ham", "cheese", "roll"] && bare("chopped") == [])
        func or(_ text: String) -> [String] { NameTokens(text).tokens.withoutAndOr.map(\.folded) }
        #expect(
            or("a and/or b") == ["a", "or", "b"] && or("a and b") == ["a", "and", "b"] && or("a and") == ["a", "and"])
    }

    @Test func `the key of a text is the key of its words, for all foods of the program and for connectors`() {
        for entry in DefaultAisles.table.entries {
            for text in [String(entry.name), entry.name + "s", "de " + entry.name + ", of"] {
                #expect(NameTokens.key(text) == NameTokens.key(NameTokens(text).tokens[...]), "\(text)")
            }
        }
        for text in [
            "", " ", "of", "of the", "of the s", "des", "cookies of", "Crème\u{301}s", "a-b's", "ß", "Äpfel s",
        ] {
            #expect(NameTokens.key(text) == NameTokens.key(NameTokens(text).tokens[...]), "\(text)")
        }
        #expect(NameTokens.key("of the") == "of the" && NameTokens.key("Cookies") == "cookie")
    }

    @Test func `a short remark behind the name of a food does not change the grocery`() {
        for entry in DefaultAisles.table.entries {
            let name = String(entry.name)
            #expect(GroceryNames().grocery(for: name + " (2)").key == GroceryNames().grocery(for: name).key, "\(name)")
        }
    }

    @Test func `only a liquid behind a food shows a can`() {
        #expect(GroceryForm(words: "pears in syrup") == .canned && GroceryForm(words: "in syrup") == nil)
        #expect(GroceryForm(words: "pears in their own juice") == .canned && GroceryForm(words: "pears in wine") == nil)
        #expect(GroceryForm(words: "pears in red juice") == nil && GroceryForm(words: "pear juice") == nil)
        #expect(GroceryForm(words: "thighs, bone-in") == .boneIn && GroceryForm(words: "in bone broth") == nil)
        #expect(GroceryForm(words: "ham with bones") == .boneIn && GroceryForm(words: "tinned fish") == .canned)
        #expect(GroceryForm(units: ["(400 g) cans"]) == .canned && GroceryForm(units: ["cup", "sticks"]) == .sticks)
        #expect(GroceryForm(units: ["tin", "stick"]) == .canned && GroceryForm(units: ["cup"]) == nil)
        #expect(GroceryForm(units: []) == nil && GroceryForm(words: "") == nil)
    }

    @Test func `the word after a hyphenated kind and “or” is the food, also if it is one word`() {
        func key(_ name: String) -> String { GroceryNames().grocery(for: name).key }
        #expect(key("whole-milk or mozzarella") == "mozzarella")
        #expect(key("whole-milk or part-skim mozzarella") == "mozzarella")
        #expect(key("butter or margarine") == "butter")
    }
}
