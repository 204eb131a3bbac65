extension MarkdownShapeTests {
    /// Shapes from programs, sites and habits of writing.
    static let otherShapes = [
        Shape(
            name: "numbers and bullets of other signs",
            text: "# 炒饭\n\n## 用料\n\n· 米饭\n• 鸡蛋\n\n## 做法\n\n1、打蛋\n2、炒饭\n",
            ingredients: ["米饭", "鸡蛋"], steps: ["打蛋", "炒饭"]),
        Shape(
            name: "circled numbers, and numbers inside bullets",
            text: "## 用料\n\n- 米饭\n\n## 做法\n\n①打蛋\n②炒饭\n\n## 装盘\n\n- 1. 盛出；\n- 2. 撒葱。\n",
            ingredients: ["米饭"], steps: ["打蛋", "炒饭", "装盘: 盛出；", "装盘: 撒葱。"]),
        Shape(
            name: "lists in a front matter",
            text: """
                ---
                title: Burgers
                ingredients:
                - 400 g black beans
                - salt
                directions:
                - mash the beans
                - fry
                ---

                They freeze well.
                """,
            ingredients: ["400 g black beans", "salt"], steps: ["mash the beans", "fry"]),
        Shape(
            name: "groups and keys in a front matter",
            text: """
                ---
                ingredients:
                - name: Dough
                  items: [200 g flour, 1 egg]
                - {name: jam, amount: 100, unit: g}
                instructions:
                - step: Knead.
                ---
                """,
            ingredients: ["Dough: 200 g flour", "Dough: 1 egg", "100 g jam"], steps: ["Knead."]),
        Shape(
            name: "a front matter in TOML",
            text: "+++\ntitle = \"Bread\"\n+++\n## Ingredients\n- 500 g flour\n\n## Method\nKnead.\n",
            ingredients: ["500 g flour"], steps: ["Knead."]),
        Shape(
            name: "callouts and links of Obsidian",
            text:
                "> [!ingredients]\n> - 2 [[onion|onions]]\n> - 1 l [[Stocks/stock]]\n\n> [!tip] Season late\n\n## Steps\n\n1. Boil.\n",
            ingredients: ["2 onions", "1 l stock"], steps: ["Boil."]),
        Shape(
            name: "admonitions of MkDocs",
            text:
                "!!! example \"Ingrédients\"\n\n    - 250 g de farine\n    - 2 œufs\n\n!!! tip\n    Hot pan.\n\n## Préparation\n\n1. Cuire.\n",
            ingredients: ["250 g farine", "2 œufs"], steps: ["Cuire."]),
        Shape(
            name: "the plain title of a list is no step",
            text:
                "## Ingredients\n\nFor steps 1-5:\n- 250 g butter\n\nFor the preparation:\n- 1 egg\n\n## Directions\n\n1. Beat.\n",
            ingredients: ["For steps 1-5: 250 g butter", "For the preparation: 1 egg"], steps: ["Beat."]),
        Shape(
            name: "steps below headings of their own",
            text:
                "# Stew\n\n## Ingredients\n\n- 1 kg beef\n\n## Step 1: Brown\n\nBrown the beef.\n\n## Step 2: Simmer\n\nSimmer it.\n",
            ingredients: ["1 kg beef"], steps: ["Step 1: Brown: Brown the beef.", "Step 2: Simmer: Simmer it."]),
        Shape(
            name: "one heading for both",
            text: "# Toast\n\n## Ingredients and method\n\n- 2 slices bread\n- 10 g butter\n\n1. Toast.\n2. Spread.\n",
            ingredients: ["2 slices bread", "10 g butter"], steps: ["Toast.", "Spread."]),
    ]
}
