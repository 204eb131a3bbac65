import Testing

@testable import Kitchen

@Suite("Aisles of ingredients")
struct AislesTests {
    @Test("The default list of aisles has over 1,000 foods under over 5,000 names in five languages")
    func isLarge() {
        #expect(DefaultAisles.table.entries.count > 1_000)
        #expect(DefaultAisles.table.entryOfKey.count > 5_000)
        #expect(DefaultAisles.table.aisles.count == 14)
    }

    @Test(
        "The default aisle of an ingredient is found in five languages, by plurals, ends of names and compounds",
        arguments: [
            ("2 large onions", "produce"), ("Zwiebeln", "produce"), ("pommes de terre", "produce"),
            ("tomates", "produce"),
            ("cipolle rosse", "produce"), ("heirloom tomatoes", "produce"), ("spring onions, sliced", "produce"),
            ("whole milk", "dairy and eggs"), ("Weidemilch", "dairy and eggs"),
            ("peanut butter", "oils and condiments"),
            ("huevos", "dairy and eggs"), ("uova", "dairy and eggs"), ("coconut milk", "canned"),
            ("freshly ground black pepper", "spices"), ("farine de blé T55", "baking"),
            ("Dinkelmehl Type 630", "baking"),
            ("boneless skinless chicken breasts", "meat"), ("filets de saumon", "seafood"), ("Schweinegulasch", "meat"),
            ("bin bags", "household"), ("frozen peas", "frozen"), ("rice, brown", "pasta and grains"),
            ("chou vert", "produce"), ("poivrons rouges et verts", "produce"), ("thé vert", "drinks"),
            ("thé", "drinks"),
            ("the\u{301} noir", "drinks"), ("glace à la vanille", "frozen"), ("unobtainium", "other"),
        ])
    func defaults(_ name: String, _ aisle: String) {
        #expect(Aisles().place(of: name, GroceryNames()).aisle == aisle)
    }

    @Test("The longest known food at the beginning of a name decides about its aisle")
    func longestBeginning() {
        let file = AisleFile("[Cold]\nlait\n\n[Cans]\nlait de coco\n")
        let aisles = Aisles(file, usesDefaults: false)
        #expect(aisles.place(of: "lait de coco onctueux", GroceryNames()).aisle == "Cans")
        #expect(aisles.place(of: "lait onctueux", GroceryNames()).aisle == "Cold")
    }

    @Test("The user's aisles come before the default aisles, and an aisle of the same name gets the default foods")
    func file() {
        let file = AisleFile("[Obst und Gemüse]\nZwiebeln\nÄpfel\n\n[Kühlregal]\nMilch\ntofu\n")
        let groceries = GroceryNames(aisles: file)
        let aisles = Aisles(file)
        #expect(aisles.place(of: "onion", groceries).aisle == "Obst und Gemüse")
        #expect(aisles.place(of: "carrots", groceries).aisle == "Obst und Gemüse")
        #expect(aisles.place(of: "butter", groceries).aisle == "Kühlregal")
        #expect(aisles.place(of: "tofu", groceries).aisle == "Kühlregal")
        #expect(aisles.place(of: "rice", groceries).aisle == "pasta and grains")
        #expect(aisles.place(of: "apple", groceries).order > aisles.place(of: "onions", groceries).order)
        #expect(aisles.place(of: "carrots", groceries).order > aisles.place(of: "apple", groceries).order)
        #expect(Aisles(file, usesDefaults: false).place(of: "rice", groceries).aisle == "other")
    }
}

extension AislesTests {
    private static func edited(_ text: String, _ edit: (inout AisleFile) -> Void) -> String {
        var file = AisleFile(text)
        edit(&file)
        return String(decoding: file.bytes, as: UTF8.self)
    }

    @Test func `a thing goes to the end of its aisle, before blank lines and comments, also if the aisle is empty`() {
        #expect(
            Self.edited("[a]\n\n// next\n[b]\nx\n") { $0.move("y", to: "a") } == "[a]\ny\n\n// next\n[b]\nx\n")
        #expect(Self.edited("[a]\nx\n// end\n\n") { $0.move("y", to: "a") } == "[a]\nx\ny\n// end\n\n")
        #expect(Self.edited("[a]") { $0.move("y", to: "A") } == "[a]\ny\n")
        #expect(Self.edited("[a]\nx\n[b]\nz\n[a]\nw\n") { $0.move("y", to: "a") } == "[a]\nx\ny\n[b]\nz\n[a]\nw\n")
        #expect(Self.edited("[a]\n") { $0.move("  y ", to: " a ") } == "[a]\ny\n")
    }

    @Test func `a new aisle has a blank line before it, unless there is one or the file is empty`() {
        #expect(Self.edited("") { $0.move("y", to: "a") } == "[a]\ny\n")
        #expect(Self.edited("[b]\nx\n\n") { $0.move("y", to: "a") } == "[b]\nx\n\n[a]\ny\n")
        #expect(Self.edited("[b]\nx") { $0.move("y", to: " a ") } == "[b]\nx\n\n[a]\ny\n")
        #expect(Self.edited("\n[b]\nx\n") { $0.addAisle("a") } == "\n[b]\nx\n\n[a]\n")
        #expect(Self.edited("[b]\n\n") { $0.addAisle(" a ") } == "[b]\n\n[a]\n")
    }

    @Test func `a thing that is in the aisle already does not move`() {
        let text = "[a]\nx\ny|z // c\n[b]\nw\n"
        #expect(Self.edited(text) { $0.move("X", to: "A") } == text)
        #expect(Self.edited(text) { $0.move(" z", to: "a ") } == text)
        #expect(Self.edited(text) { $0.move("z", to: "b") } == "[a]\nx\n[b]\nw\ny|z // c\n")
    }

    @Test func `the two parts of an aisle that is listed twice are one, and a repaired file has no problems`() {
        var file = AisleFile("[a]\nx\n[b]\ny\n[A]\nz\n[b]\nw\n")
        #expect(file.aisles.map(\.name) == ["a", "b"])
        #expect(file.aisles.map { $0.items.map(\.commonName) } == [["x", "z"], ["y", "w"]])
        #expect(file.problems.count == 2)
        #expect(file.aisle(of: "z") == "A" && file.commonName(of: "Z") == "z")
        file = AisleFile("[a]\nx\nx\n")
        #expect(file.problems.count == 1)
        file.remove("x")
        #expect(file.problems.isEmpty && file.aisles.map { $0.items.map(\.commonName) } == [["x"]])
    }

    @Test func `brackets and slashes alone are things, and a comment ends a name`() {
        let file = AisleFile("[a] // the first\n[x\ny]\n]\n/\na/b\nc//d\n[ b ]\ne\n")
        #expect(file.aisles.map(\.name) == ["a", "b"])
        #expect(file.aisles.first?.items.map(\.commonName) == ["[x", "y]", "]", "/", "a/b", "c"])
        #expect(file.problems.isEmpty)
    }

    @Test func `a thing whose name has only a part of a listed name is found by this part`() {
        let aisles = Aisles(AisleFile("[cold]\nzorb\n"), usesDefaults: false)
        func place(_ key: String) -> Aisles.Place {
            aisles.place(of: Grocery(key: key, name: key, basis: .name))
        }
        #expect(place("zorb").source == .file && place("zorb").order.item == 0)
        #expect(place("blue zorb").source == .partOfName && place("zorb blue").source == .partOfName)
        #expect(place("blue zorb").aisle == "cold")
        let other = place("blob")
        #expect(other.source == .none && other.aisle == "other" && other.order == Aisles.Order(aisle: 1, item: .max))
        #expect(aisles.names == ["cold", "other"])
    }

    @Test func `the end of a German compound decides about its aisle, from four letters on`() {
        let aisles = Aisles()
        func place(_ key: String) -> Aisles.Place {
            aisles.place(of: Grocery(key: key, name: key, basis: .name))
        }
        #expect(place("weidemilch").source == .partOfName && place("weidemilch").aisle == "dairy and eggs")
        #expect(place("xxmehl").source == .none && place("xxxmehl").source == .partOfName)
        #expect(place("xmilch").source == .none)
        let none = Aisles(usesDefaults: false).place(of: Grocery(key: "weidemilch", name: "", basis: .name))
        #expect(none.source == .none)
    }

    @Test func `an aisle of the user that is called other gets the things that no list has`() {
        let aisles = Aisles(AisleFile("[Other]\nzorb\n[cold]\nblub\n"), usesDefaults: false)
        #expect(aisles.names == ["Other", "cold", "Other"])
        #expect(aisles.place(of: "blob", GroceryNames()).aisle == "Other")
        #expect(aisles.place(of: "blob", GroceryNames()).order > aisles.place(of: "blub", GroceryNames()).order)
    }

    @Test func `the foods of the program are in the user's aisle that lists most of their kind`() {
        let file = AisleFile("[one]\nonion\n[two]\nleek\ncarrot\n")
        let aisles = Aisles(file)
        #expect(aisles.place(of: "tomato", GroceryNames()).aisle == "two")
        #expect(aisles.place(of: "tomato", GroceryNames()).source == .defaults)
        #expect(aisles.place(of: "onions", GroceryNames()).aisle == "one")
        let equal = Aisles(AisleFile("[one]\nonion\n[two]\nleek\n"))
        #expect(equal.place(of: "tomato", GroceryNames()).aisle == "one")
    }
}
