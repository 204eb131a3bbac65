import Testing

@testable import Kitchen

@Suite("Groceries: which names mean the same")
struct GroceryNamesTests {
    private static func key(_ name: String) -> String { GroceryNames().grocery(for: name).key }

    @Test(
        "Names that differ in case, plural, preparation, size or synonyms mean the same grocery",
        arguments: [
            [
                "onion", "Onions", "large onions, chopped", "finely chopped onion", "onion (about 3)", "Zwiebeln",
                "cipolle",
            ],
            ["spring onion", "scallions", "green onions, thinly sliced", "Frühlingszwiebeln"],
            [
                "garlic", "garlic cloves", "cloves of garlic, minced", "Knoblauchzehen", "gousses d'ail",
                "minced garlic",
            ],
            ["basil", "fresh basil leaves, torn", "chopped fresh basil"],
            ["flour", "all-purpose flour, sifted", "plain flour", "Weizenmehl", "flour, plus more for dusting"],
            ["black pepper", "freshly ground black pepper", "pepper", "ground black pepper to taste"],
            ["eggs", "egg", "large eggs, beaten", "eggs, at room temperature", "huevos grandes"],
            ["butter", "Butter, softened", "melted butter", "butter or margarine", "weiche Butter", "beurre fondu"],
            ["olive oil", "extra-virgin olive oil", "olive oil for frying", "huile d'olive"],
            ["tomato", "ripe tomatoes, diced", "Tomaten, gehackt", "pomodori maturi", "tomates pelés"],
            ["lemon juice", "freshly squeezed lemon juice", "juice of a lemon"],
            ["water", "warm water", "eau tiède"],
            [
                "salt and pepper", "Kosher salt and freshly ground black pepper",
                "Salt and freshly ground pepper to taste",
            ],
            ["red potatoes", "small red potatoes", "red-skinned potatoes"],
            ["corn tortillas", "6-inch diameter corn tortillas"],
            ["kidney beans", "dark red kidney beans", "canned red kidney beans, drained"],
        ])
    func merges(_ names: [String]) {
        let keys = names.map(Self.key)
        #expect(Set(keys).count == 1, "\(zip(names, keys).map { "\($0) → \($1)" })")
    }

    @Test(
        "A compound such as whole wheat remains one name, and a cut of meat is not the grocery",
        arguments: [
            ("skin-on, boneless turkey breasts", "turkey breast"), ("bone-in, center-cut pork chops", "pork chop"),
            ("center-cut beef tenderloin roast", "beef tenderloin roast"), ("flat-cut brisket", "brisket"),
            ("frozen cut okra", "frozen okra"), ("unsweetened, shredded coconut", "desiccated coconut"),
            ("fat-free sour cream", "fat free sour cream"), ("gluten-free flour", "gluten free flour"),
            ("half-and-half cream", "half half cream"), ("whole-milk yogurt", "whole milk yogurt"),
            ("whole or chopped walnuts", "walnut"), ("large (21 to 24 per pound) shrimp", "shrimp"),
            ("free-range eggs", "egg"), ("beef, cut into cubes", "beef"), ("beef cut into cubes", "beef"),
        ])
    func compounds(name: String, key: String) { #expect(Self.key(name) == key) }

    @Test(
        "A number in a name names a kind, in every language, and the name keeps it as written",
        arguments: [
            ["Mehl Type 405", "Mehl Type 1050", "Mehl"], ["farine T55", "farine T65", "farine"],
            ["farina tipo 00", "farina tipo 0", "farina"], ["farina 00", "farina 0"], ["harina 000", "harina 0000"],
            ["mąka typ 500", "mąka typ 650"], ["vetemjöl special 2", "vetemjöl"], ["tipo 00 flour", "tipo 0 flour"],
            ["Sahne 30 %", "Sahne 10 %", "Sahne"], ["crème 30%", "crème 15%"], ["30% cream", "15% cream", "cream"],
            ["Milch 1,5 %", "Milch 3,5 %"], ["Schokolade 70 %", "Schokolade 85 %"], ["food 1", "food 11"],
            ["7 Up", "Up"], ["80/20 beef", "93/7 beef", "beef"], ["Rum 40°", "Rum 54°"], ["E 330", "E 300"],
            ["spaghetti n. 5", "spaghetti n. 3"], ["Five cheese blend", "Three cheese blend"],
        ])
    func numbersInNames(_ names: [String]) {
        let groceries = names.map { GroceryNames().grocery(for: $0) }
        #expect(Set(groceries.map(\.key)).count == names.count, "\(groceries.map(\.key))")
        #expect(groceries.map(\.name) == names)
    }

    @Test(
        "A size is no kind",
        arguments: [
            ("6-inch corn tortillas", "corn tortillas"), ("1/4-inch slices ham", "ham"), ("two-inch ham", "ham"),
            ("ham 2 cm", "ham"), ("ham, 2 x 2 cm", "ham"), ("onion (large)", "onion"), ("onions (2)", "onion"),
        ])
    func sizes(_ name: String, _ other: String) { #expect(Self.key(name) == Self.key(other)) }

    @Test("Kinds of a food are different groceries, and so are foods whose name is a part of another name")
    func keepsApart() {
        let names = [
            "onion", "spring onion", "red onion", "onion powder", "sugar", "brown sugar", "powdered sugar", "pepper",
            "bell pepper", "red pepper", "cayenne pepper", "butter", "peanut butter", "unsalted butter",
            "almond butter",
            "flour", "bread flour", "whole wheat flour", "almond flour", "self-raising flour", "milk", "coconut milk",
            "skim milk", "condensed milk", "buttermilk", "cream", "sour cream", "cream cheese", "ice cream", "rice",
            "brown rice", "rice vinegar", "basmati rice", "tomato", "tomato paste", "crushed tomatoes",
            "canned tomatoes",
            "cherry tomatoes", "sun-dried tomatoes", "basil", "dried basil", "ginger", "ground ginger", "potato",
            "sweet potato", "bean", "green bean", "black bean", "coconut", "shredded coconut", "mustard",
            "mustard seed",
            "corn", "cornstarch", "corn flour", "baking soda", "baking powder", "egg", "egg white", "egg yolk",
            "eggplant",
            "lemon", "lemon juice", "lemon zest", "chicken", "chicken breast", "chicken stock", "beef", "ground beef",
            "salt", "kosher salt", "sea salt", "vinegar", "white wine vinegar", "white wine", "red wine",
            "red wine vinegar",
            "chili powder", "red pepper flakes", "cumin", "cumin seeds", "garlic", "garlic powder", "yogurt",
            "Greek yogurt", "almonds", "almond milk", "pumpkin", "pumpkin seeds", "puff pastry", "cheddar", "parmesan",
            "candied cherries", "maraschino cherries", "cherries", "orange juice", "frozen orange juice concentrate",
            "clams", "canned clams", "clam juice", "fish stock", "half-and-half", "red beans", "kidney beans",
            "canned corn", "creamed corn", "coconut cream", "cream of coconut", "gelatin", "gelatin sheets",
            "yellow cake mix", "chocolate cake mix", "almond paste", "marzipan", "masa harina", "rice flour",
            "glutinous rice flour", "apple juice", "apple cider", "dark rum", "white rum", "grits", "hominy",
            "green tea", "matcha", "sugar cubes", "crunchy peanut butter", "fresh bread crumbs", "dry bread crumbs",
            "white kidney beans", "sweetened shredded coconut", "candied orange peel", "candied lemon peel",
        ]
        var found: [String: String] = [:]
        for name in names {
            let key = Self.key(name)
            #expect(found[key] == nil, "\(name) and \(found[key] ?? "")")
            found[key] = name
        }
    }

    @Test(
        "A grocery is found in names with alternatives, cuts and words before a comma",
        arguments: [
            ("chicken or vegetable broth", "chicken stock"), ("Hühner- oder Gemüsebrühe", "vegetable stock"),
            ("butter or margarine", "butter"), ("boneless, skinless chicken breasts", "chicken breast"),
            ("skin-on chicken thighs", "chicken thigh"), ("raw shell-on king prawns", "shrimp"),
            ("(fresh) basil", "basil"), ("turkey, chicken, or vegetable broth", "chicken stock"),
            ("Cuban, French or Italian bread", "baguette"), ("sweet or hot Italian sausage", "sweet italian sausage"),
            ("small-curd cottage or ricotta cheese", "cottage cheese"), ("frozen or fresh peas", "frozen pea"),
            ("butter, olive oil or sunflower oil", "butter"),
            ("6-inch diameter corn or whole grain tortillas", "corn tortilla"), ("hot, brewed coffee", "brewed coffee"),
            ("jarred minced garlic or fresh", "garlic"), ("green onions and/or sesame seeds", "spring onion"),
            ("whipped cream dusted with cinnamon", "whipped cream"), ("fresh tarragon leaves", "tarragon"),
            ("ten 17- by 12-inch phyllo sheets", "filo pastry"), ("butter, margarine, or oil", "butter"),
            ("chopped, peeled", "chopped"), ("ghee or neutral oil", "ghee"),
            ("chilled whole-milk or part-skim mozzarella", "mozzarella"), ("sugar or cheese pumpkin", "sugar pumpkin"),
            ("whole butter or Bibb lettuce", "butter lettuce"), ("milk or heavy cream", "milk"),
            ("part-skim or fresh mozzarella", "mozzarella"),
            ("strawberry flavored Jell-O", "strawberry flavored jell o"),
            ("yellow squash and/or green zucchini", "yellow squash or green zucchini"),
        ])
    func alternatives(_ name: String, _ key: String) { #expect(Self.key(name) == key) }

    @Test("A counted pepper is a bell pepper")
    func pepper() {
        #expect(GroceryNames().grocery(for: "pepper", isCounted: true).key == "bell pepper")
        #expect(GroceryNames().grocery(for: "peppers").key == "bell pepper")
        #expect(GroceryNames().grocery(for: "pepper").key == "pepper")
    }

    @Test("A grocery is shown without words of the preparation, and with the user's common name")
    func names() {
        #expect(GroceryNames().grocery(for: "large Red Onions, finely chopped").name == "Red Onions")
        #expect(GroceryNames().grocery(for: "heirloom beans (organic)").name == "heirloom beans")
        #expect(GroceryNames().grocery(for: "all-purpose flour").name == "all-purpose flour")
        #expect(GroceryNames().grocery(for: "small heirloom beans").name == "heirloom beans")
        let file = AisleFile("[veg]\nOnions|eschallots\n")
        #expect(GroceryNames(aisles: file).grocery(for: "cipolle").name == "Onions")
        #expect(GroceryNames(aisles: file).grocery(for: "Eschallots, chopped").name == "Onions")
    }

    @Test(
        "Words that are joined by a hyphen are kept or dropped together",
        arguments: [
            ("medium-grain rice", "medium-grain rice"), ("homemade-type white bread", "homemade-type white bread"),
            ("coarse-grain mustard", "coarse-grain mustard"), ("thin-crust pizza dough", "thin-crust pizza dough"),
            ("hard-shelled clams", "clams"), ("paper-thin prosciutto", "prosciutto"),
            ("water-packed tuna", "tuna"), ("high-quality white chocolate", "white chocolate"),
            ("2-inch pink radishes", "pink radishes"),
        ])
    func hyphens(_ text: String, _ name: String) { #expect(GroceryNames().grocery(for: text).name == name) }

    @Test("A split keeps a name on its own line, and is stored as two texts")
    func split() throws {
        let names = GroceryNames()
        let oil = names.grocery(for: "extra virgin olive oil")
        let split = ShoppingSplit(splitting: "Extra Virgin Olive Oil", from: oil)
        #expect(split.setting == ("extra virgin olive oil", "olive oil"))
        var customs = KitchenCustoms()
        try customs.setSeparate(split.setting.name, from: split.setting.other)
        #expect(customs.splits == [split])
        try customs.setSeparate("Onions", from: "units")
        #expect(customs.splits == [split, .units(grocery: "onion")])
        #expect(throws: KitchenCustomsError.noName) { try customs.setSeparate("x", from: " ") }
        let apart = GroceryNames(splits: [split])
        #expect(apart.grocery(for: "extra-virgin olive oil").key == "extra virgin olive oil")
        #expect(apart.grocery(for: "olive oil").key == "olive oil")
    }

    @Test(
        "Hostile names mean some grocery",
        arguments: ["", " ", ",", "(", "1", "\u{0}", "🍅", "ﷺ", String(repeating: "a ", count: 5_000)])
    func hostile(_ name: String) {
        #expect(GroceryNames().grocery(for: name).key.isEmpty == name.isEmpty)
    }
}

extension GroceryNamesTests {
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
            ("2 zorbs", "2 zorb", "2 zorbs", .name), ("", "", "", .name), ("!", "!", "!", .name),
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
