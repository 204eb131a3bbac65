/// A small recipe.
struct Dish {
    enum Course: String, CaseIterable {
        case appetizers = "Appetizers"
        case sideDishes = "Side Dishes"
        case dinners = "Dinners"
        case desserts = "Desserts"
    }

    var name: String
    var course: Course
    var minutes: Int
    var ingredients: [String]
    var steps: [String]
    var note: String

    static let all = [
        Dish(
            name: "Olives with orange", course: .appetizers, minutes: 10,
            ingredients: ["200 g black olives", "1 orange", "1 sprig rosemary", "2 tbsp olive oil"],
            steps: [
                "Pare the orange's zest in wide strips and press out half its juice.",
                "Warm the oil with zest and rosemary, take it off the fire, stir in olives and juice.",
            ],
            note: "Better on the next day."),
        Dish(
            name: "Radishes and butter", course: .appetizers, minutes: 5,
            ingredients: ["1 bunch radishes", "80 g cold butter", "flaky salt"],
            steps: ["Wash the radishes, leave a little of their green on.", "Serve with butter and salt."],
            note: "The green makes a soup."),
        Dish(
            name: "Braised leeks", course: .sideDishes, minutes: 35,
            ingredients: ["4 leeks", "150 ml stock", "1 tbsp mustard", "1 bay leaf"],
            steps: [
                "Halve the leeks, rinse out the sand, lay them in a wide pan with stock and bay leaf.",
                "Cover and cook gently for 25 minutes. Stir the mustard into what is left of the stock.",
            ],
            note: "Cold, with an egg, they are an appetizer."),
        Dish(
            name: "Lentils with sausage", course: .dinners, minutes: 50,
            ingredients: ["250 g brown lentils", "4 sausages", "2 carrots", "1 onion", "1 tbsp vinegar"],
            steps: [
                "Brown the sausages, take them out, soften onion and carrots in their fat.",
                "Add lentils and three times as much water; simmer for half an hour.",
                "Put the sausages back for the last ten minutes. Season with vinegar and salt.",
            ],
            note: "Salt comes last: before, it keeps the lentils hard."),
        Dish(
            name: "Mushroom barley", course: .dinners, minutes: 45,
            ingredients: ["200 g pearl barley", "300 g mushrooms", "1 shallot", "600 ml stock", "parsley"],
            steps: [
                "Fry the mushrooms hard and fast, set half of them aside.",
                "Add shallot and barley, then the stock by the ladle, as for a risotto.",
                "Put the other mushrooms and the parsley on top.",
            ],
            note: "Keeps for two days."),
        Dish(
            name: "Baked apples", course: .desserts, minutes: 40,
            ingredients: ["4 tart apples", "40 g raisins", "40 g walnuts", "4 tsp honey"],
            steps: [
                "Core the apples, fill them with raisins, chopped walnuts and honey.",
                "Bake at 180 °C until their skin bursts, about half an hour.",
            ],
            note: "A spoon of cream does no harm."),
    ]
}
