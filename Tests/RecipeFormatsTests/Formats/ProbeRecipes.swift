@testable import RecipeFormats
@testable import RecipeKit

/// Recipes with every feature, in ordinary and in difficult forms.
enum ProbeRecipes {
    static let all: [Recipe] =
        cooklang.map { CooklangFormat().read($0, file: "Probe.cook").recipe } + [nested]
        + (1...40).map { seed in
            var random = RandomRecipe(seed: UInt64(seed))
            return random.recipe()
        }

    /// Returns recipes in forms of a format that people write and that the writer of the format does not use.
    static func written(in format: any RecipeFormat) -> [Recipe] {
        let text =
            switch format.identifier {
            case "markdown": markdown
            case "org": org
            default: ""
            }
        return format.read(at: 0, utf8: Array(text.utf8), file: "Written.md").map { [$0.recipe] } ?? []
    }

    private static let markdown = """
        # Fruit loaf

        ## Ingredients

        - 30g cocoa powder, for a darker loaf (optional)
        - dates, raisins or prunes (optional, try what is there)
        - a bottle of stout (optional)
        - oil (olive or sunflower)
        - 1/4 - 1/2 pound butter (1 to 2 sticks), cut into slices
        - a few cloves

        ## Directions

        1. Mix all.
        2. Bake.
        """

    /// The text of ``markdown`` as Org.
    private static let org = markdown.replacing("\n## ", with: "\n** ").replacing("# Fruit", with: "* Fruit")

    /// A recipe with groups inside groups, which Cooklang does not have.
    private static let nested = Recipe(
        title: "Layer cake",
        metadata: RecipeMetadata(
            servings: Servings(parsing: "Serves 4"),
            others: [.init(key: "date", value: "2024-05-01"), .init(key: "yield", value: "2 cakes")]),
        listedIngredients: [
            IngredientGroup(ingredients: [Ingredient(name: "salt")]),
            IngredientGroup(
                name: "Filling",
                ingredients: [Ingredient(name: "cream", quantity: Quantity(.number(Rational(2)), unit: "dl"))]),
            IngredientGroup(
                name: "Syrup", level: 1,
                ingredients: [
                    Ingredient(name: "sugar", quantity: Quantity(.number(Rational(80)), unit: "g")),
                    Ingredient(name: "water"),
                ]),
            IngredientGroup(ingredients: [Ingredient(name: "candles"), Ingredient(name: "sparklers")]),
        ],
        sections: [
            RecipeSection(blocks: [.step(Step([.text("Bake.")])), .note("Let it cool.")]),
            RecipeSection(blocks: [.step(Step([.text("Fill.")])), .step(Step([.text("Light the candles.")]))]),
        ])

    private static let cooklang = [
        """
        ---
        title: "Bread: the \\"slow\\" one & more"
        description: |
          A loaf for 2 days, #1 with us.

          It keeps.
          Toast the rest.
        course: Breakfast, Brunch
        cuisine: Tyrolean
        difficulty: not hard
        author: Jo & Anna
        source:
          name: Grandma's book, p. 12
          url: https://example.org/bread?a=1&b=2
        servings: 4-6 people
        prep time: 20 minutes
        cook time: 1 h 10 min
        time: 3 days
        tags: [bread, "salt, sour", "a: b", "#1"]
        diet: [vegan, gluten-free, no nuts]
        images: ["https://example.org/a,b.jpg", "my loaf.jpg"]
        locale: de_AT
        calories: 200 kcal
        wine: "none, beer"
        # A comment.
        nested:
          list: [a, b]
          deep: {x: 1}
        ---
        Mix @flour{500%g}(sifted) with @water{3 1/2%dl}, @salt{=1%pinch} and @?seeds{a handful}.\\
        Work for ~kneading{10%min} in a #large bowl{}.

        > First note.
        >
        > Its second paragraph: 50 % off.

        Rest for ~{8%hours}. Then add @&flour{50%g} and @&flour{1%spoon}.\\
        \\
        Bake @&(~1)dough{} in an #oven|hot oven{} with @-baking paper{1%sheet}.

        = Glaze

        Brush with @egg|the egg{1-2}(beaten, then strained (twice)) and @./spreads/Butter{2 1/3%tbsp} on a #?brush{2}.

        > Mind: it's hot.

        =

        Serve with @@Jam{} or @honey{0.75%cups}.
        """,
        """
        ---
        title: Käsknöpfle 麻婆
        servings: for a crowd
        prep time: overnight
        cook time: until done
        time: a weekend
        tags: "one, two"
        source: https://example.org/k
        ---
        >> [mode]: components
        = For the dough: soft
        @flour{2%cups}(sifted)
        @eggs{3}
        @rock salt \\#1 \\| 50\\% \\@home{=2%½ \\% cups}
        = Topping
        @cheese{some}
        @?onions{2-3%large}(fried)
        #pan{2}
        >> [mode]: all

        > Only a note.

        1. Knead *well*, _really_, for 5 min. \\# 3

        Wait ~rest{1/2%hour}.
        """,
        """
        ---
        title: Toast
        prep time: 5 min
        servings: 1
        tags: [quick]
        ---
        Toast @bread{2%slices}.

        - Eat.
        - Repeat.
        """,
        """
        ---
        title: Tea
        cook time: 4 min
        time: 4 min
        author: "null"
        course: "no"
        ---
        = One

        > A note alone.

        = Two

        Boil @water{}.
        """,
    ]
}
