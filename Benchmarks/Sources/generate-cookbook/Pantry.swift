struct Ingredient {
    let name: String
    let amounts: [String]
    /// Sentences that use the ingredient. `FOOD` stands for the ingredient.
    var uses = ["Add FOOD and stir.", "Scatter FOOD over the top.", "Stir in FOOD and cook for WAIT."]
}

/// The words and sentences from which recipes are invented.
enum Pantry {
    static let courses: [(name: String, dishes: [String])] = [
        ("Breakfast", ["pancakes", "porridge", "scramble", "toast", "muffins", "hash"]),
        ("Starters", ["bites", "tartlets", "dip", "rolls", "crostini", "terrine"]),
        ("Soups", ["soup", "broth", "chowder", "bisque", "potage"]),
        ("Salads", ["salad", "slaw", "tabbouleh", "carpaccio"]),
        ("Mains", ["stew", "curry", "gratin", "pie", "pilaf", "stir-fry", "casserole", "risotto", "bake", "tagine"]),
        ("Sides", ["mash", "wedges", "fritters", "purée", "pickle"]),
        ("Breads", ["loaf", "buns", "flatbread", "focaccia"]),
        ("Desserts", ["tart", "crumble", "cake", "pudding", "clafoutis", "sorbet"]),
    ]

    static let manners = [
        "baked", "braised", "buttery", "charred", "creamy", "crisp", "fiery", "garlicky", "glazed", "golden",
        "grandmother's", "grilled", "hearty", "herbed", "honeyed", "lemony", "marinated", "peppery", "quick",
        "roasted", "rustic", "slow", "smoky", "spiced", "sticky", "summer", "sweet and sour", "warm", "winter", "zesty",
    ]

    static let mains = [
        weighed("aubergine"), weighed("beetroot"), weighed("butter beans"), weighed("carrot"), weighed("cauliflower"),
        weighed("celeriac"), weighed("chanterelle"), weighed("cherry"), weighed("chicken"), weighed("chickpea"),
        weighed("cod"), weighed("courgette"), weighed("fennel"), weighed("jackfruit"), weighed("kale"),
        weighed("lamb"), weighed("leek"), weighed("lentil"), weighed("mushroom"), weighed("parsnip"), weighed("pear"),
        weighed("plum"), weighed("potato"), weighed("prawn"), weighed("pumpkin"), weighed("quinoa"),
        weighed("rhubarb"), weighed("salmon"), weighed("spinach"), weighed("squash"), weighed("sweetcorn"),
        weighed("tofu"), weighed("tomato"), weighed("trout"), weighed("turnip"),
    ]

    static let companions = [
        spooned("olive oil"), spooned("soy sauce"), spooned("honey"), spooned("white wine vinegar"),
        spooned("smoked paprika"), spooned("ground cumin"), spooned("harissa"), spooned("tahini"), spooned("capers"),
        spooned("plain flour"), poured("vegetable stock"), poured("double cream"), poured("milk"),
        poured("coconut milk"), poured("dry white wine"), counted("onion"), counted("egg"), counted("lemon"),
        counted("red pepper"), counted("bay leaf"), Ingredient(name: "garlic", amounts: ["1%clove", "3%cloves"]),
        Ingredient(name: "parsley", amounts: ["1%handful", "1/2%bunch"]),
        Ingredient(name: "thyme", amounts: ["2%sprigs", "5%sprigs"]),
        Ingredient(name: "salt", amounts: ["", "1/2%tsp", "1%pinch"]),
        Ingredient(name: "black pepper", amounts: ["", "1/4%tsp"]),
        Ingredient(name: "butter", amounts: ["25%g", "50%g", "1 1/2%tbsp"]),
        Ingredient(name: "crème fraîche", amounts: ["100%ml", "2-3%tbsp"]),
        Ingredient(name: "jalapeño", amounts: ["1", "2"]),
    ]

    static let cookware = ["heavy pan", "large pot", "mixing bowl", "baking dish", "frying pan", "roasting tin", "wok"]

    static let tags = ["vegetarian", "quick", "freezes well", "for guests", "one pot", "spicy", "autumn", "budget"]

    static let openings = [
        "Warm a POT over a medium heat.", "Heat the oven to 180 °C and grease a POT.", "Set a POT aside within reach.",
        "Bring a POT of water to the boil.",
    ]

    static let preparations = [
        "Cut FOOD into pieces of one bite.", "Rinse FOOD and pat dry.", "Slice FOOD as thinly as you can.",
        "Cook FOOD for WAIT, turning once.", "Toss FOOD with a little salt and leave for WAIT.",
    ]

    static let pourings = [
        "Pour in FOOD and let it bubble for WAIT.", "Whisk in FOOD, a little at a time.",
        "Loosen it with FOOD and keep it warm in the POT.",
    ]

    static let waits = [
        "Cover and simmer for WAIT.", "Bake for WAIT, until the edges colour.", "Let it rest for WAIT in the POT.",
        "Leave over a low heat for WAIT and stir now and then.",
    ]

    static let endings = [
        "Taste, and season once more.", "Serve at once.", "Serve warm, with bread.", "It tastes better the next day.",
    ]

    private static func weighed(_ name: String) -> Ingredient {
        Ingredient(name: name, amounts: ["150%g", "250%g", "400%g", "600%g", "1.2%kg"], uses: preparations)
    }

    private static func spooned(_ name: String) -> Ingredient {
        Ingredient(name: name, amounts: ["1%tsp", "2%tsp", "1%tbsp", "3%tbsp", "1 1/2%tbsp"])
    }

    private static func poured(_ name: String) -> Ingredient {
        Ingredient(name: name, amounts: ["100%ml", "250%ml", "1/2%l"], uses: pourings)
    }

    private static func counted(_ name: String) -> Ingredient {
        Ingredient(name: name, amounts: ["1", "2", "3", "1/2"])
    }
}
