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
            ("unobtainium", "other"),
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
