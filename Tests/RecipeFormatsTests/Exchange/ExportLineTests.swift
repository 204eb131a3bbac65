import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Lines of ingredients and steps in exports")
struct ExportLineTests {
    @Test(
        "A heading among the lines of an export",
        arguments: [
            ("Filling:", "1 egg", "Filling"), ("Filling:", nil, nil), ("Filling:.", "egg", "Filling"),
            ("Filling", "1 egg", "Filling"),
            ("Filling", "egg", nil), ("Fillings", "1 egg", nil), ("1 egg:", "egg", nil), ("Mix it. Then:", "egg", nil),
            ("https://example.org:", "egg", nil), ("::", "egg", nil), ("# Filling", nil, "Filling"),
            ("#Filling", nil, nil),
            ("##Filling:", nil, "Filling"), ("#", nil, nil), ("[Filling]", nil, "Filling"),
            ("[Filling:]", nil, "Filling"),
            ("[Filling] now", nil, nil), ("[photo:x]", nil, nil), ("[recipe:x]", nil, nil), ("[ ]", nil, nil),
            ("**Filling**", nil, "Filling"), ("**Filling:**", nil, "Filling"), ("**Filling**:", nil, "Filling"),
            ("__Filling__", nil, "Filling"), ("**a** and **b**", nil, nil), ("**Filling", nil, nil), ("****", nil, nil),
            ("FILLING", "1 EGG", "FILLING"), ("FILLING", "EGGS", nil), ("FILLING", nil, nil), ("EGG", "1 egg", nil),
            ("EGGS", "salt", "EGGS"), ("PART 2", "salt", nil), ("MUM'S BEST-EVER", "salt", "MUM'S BEST-EVER"),
            ("", "1 egg", nil),
        ] as [(String, String?, String?)])
    func headings(_ line: String, _ next: String?, _ expected: String?) {
        #expect(ExportHeading.words(of: line, before: next) == expected)
    }

    @Test("A heading among the lines of an export has at most 84 characters with its marks")
    func longHeading() {
        let name = String(repeating: "a", count: 80)
        #expect(ExportHeading.words(of: "**\(name)**", before: nil) == name)
        #expect(ExportHeading.words(of: "**\(name)a**", before: nil) == nil)
    }

    @Test("A heading of an export announces notes only if it consists of the word for them")
    func noteHeadings() {
        #expect(ExportHeading.announcesNotes("Notes ") && ExportHeading.announcesNotes("TIPP"))
        #expect(!ExportHeading.announcesNotes("Notes on it") && !ExportHeading.announcesNotes(""))
    }

    @Test(
        "The number that a program stores becomes an exact amount",
        arguments: [
            ("0.3333333", nil, "1/3"), ("0.6666667", nil, "2/3"), ("1.5", nil, "1 1/2"), ("0.125", nil, "1/8"),
            ("0.1666", nil, "1/6"), ("2.0000001", nil, "2"), ("3", nil, "3"), ("0.05", nil, "0.05"),
            ("0.001", nil, "0.001"),
            ("0", nil, nil), ("0.0", nil, nil), ("-1", nil, nil), ("1e9", nil, nil), ("inf", nil, nil),
            ("nan", nil, nil),
            ("x", nil, nil), (nil, nil, nil), ("1", "2", "1-2"), ("1", "1", "1"), ("2", "1", "2"), ("1", "x", "1"),
            (nil, "2", "2"), ("0", "2", "2"), (nil, "0", nil), ("0.5", "0.75", "1/2-3/4"),
            ("999999999", nil, "999999999"),
        ] as [(String?, String?, String?)])
    func numbers(_ low: String?, _ high: String?, _ expected: String?) {
        let amount = Amount(stored: low, to: high)
        #expect(amount.map { Quantity($0).formatted(.ascii) } == expected)
    }

    private func ingredients(_ change: (inout ExportIngredients) -> Void) -> [String] {
        var list = ExportIngredients()
        change(&list)
        return list.groups.flatMap { group in
            [group.name.map { "# \($0)" }].compactMap(\.self) + group.ingredients.map { $0.line(.ascii) }
        }
    }

    @Test("Ingredient lines of an export with headings, bullets and references to recipes")
    func ingredientLines() {
        let lines = ["Dough:", "", "- 200 g **flour**", "[recipe:Pie crust]", "", "Topping", "2 apples", "Serve with:"]
        #expect(
            ingredients { $0.add(lines: lines) } == [
                "# Dough", "200 g flour", "Pie crust", "# Topping", "2 apples", "Serve with",
            ])
        var list = ExportIngredients()
        list.add(line: "[recipe:Pie crust]")
        #expect(list.groups.first?.ingredients.first?.recipeReference == RecipeReference(path: ["Pie crust"]))
        list.add(line: " ")
        #expect(list.groups.first?.ingredients.count == 1)
    }

    @Test("An ingredient of an export whose amount, unit, name and remark are separate")
    func separateParts() throws {
        let half = Amount.number(try #require(Rational(1, 2)))
        #expect(ingredients { $0.add(half, unit: "cup", name: "milk", note: "warm") } == ["1/2 cup milk, warm"])
        #expect(ingredients { $0.add(nil, unit: "pinch", name: "salt") } == ["pinch salt"])
        #expect(
            ingredients { $0.add(.number(Rational(2)), unit: " ", name: "onions, diced", note: "red") } == [
                "2 onions, diced, red"
            ])
        #expect(ingredients { $0.add(half, unit: "cup", name: " ", note: "of milk") } == ["1/2 cup milk"])
        #expect(ingredients { $0.add(nil, unit: nil, name: "", note: nil) }.isEmpty)
        var list = ExportIngredients()
        list.add(nil, unit: nil, name: "mint", note: "Optional")
        list.add(.number(Rational(1)), unit: "can", name: "2 cups milk", note: " ")
        let added = list.groups.flatMap(\.ingredients)
        #expect(added.first?.isOptional == true && added.first?.preparation == nil)
        #expect(
            added.last?.name == "2 cups milk" && added.last?.quantity?.unit == "can"
                && added.last?.preparation == nil)
    }

    @Test("A group without a name and ingredients of an export is replaced by the next group")
    func emptyGroups() {
        var list = ExportIngredients()
        #expect(list.isEmpty && list.end == (0, 0))
        list.beginGroup(nil)
        list.beginGroup("Dough")
        list.beginGroup("Topping")
        #expect(list.groups.map(\.name) == ["Dough", "Topping"] && list.isEmpty)
        list.referLast(to: "Pie")
        list.add(line: "2 apples")
        #expect(!list.isEmpty && list.end == (1, 1))
        let end = list.end
        list.add(line: "1 pear")
        list.beginGroup(nil)
        list.add(line: "1 plum")
        #expect(list.added(since: end).map(\.name) == ["pear", "plum"])
        list.referLast(to: "Plum jam")
        let references = list.groups.flatMap(\.ingredients).map(\.recipeReference)
        #expect(references == [nil, nil, RecipeReference(path: ["Plum jam"])])
    }

    private func outline(_ change: (inout ExportSteps) -> Void) -> [String] {
        var steps = ExportSteps()
        change(&steps)
        return steps.sections.flatMap { section in
            [section.name.map { "# \($0)" }].compactMap(\.self)
                + section.blocks.map { block in
                    switch block {
                    case .step(let step): step.sentence(.ascii)
                    case .note(let note): "> \(note)"
                    }
                }
        }
    }

    @Test("Step lines of an export with numbers, headings and notes")
    func stepLines() {
        let text = "1. Mix.\n\n2) **Bake**.\n4. Eat.\nFilling:\n1. Peel.\nNotes:\nGood cold.\nTopping:\nStir."
        #expect(
            outline { $0.add(text: text) } == [
                "Mix.", "Bake.", "4. Eat.", "# Filling", "Peel.", "> Good cold.", "# Topping", "Stir.",
            ])
        #expect(outline { $0.add(text: "1. Mix it. 2. Bake it.") } == ["Mix it.", "Bake it."])
        #expect(outline { $0.add(text: " \n ") }.isEmpty)
        #expect(outline { $0.add(lines: ["1.", "Mix.", "2.", "Bake."]) } == ["Mix.", "Bake."])
    }

    @Test("A step of several lines in an export keeps its lines, and an empty step is left out")
    func longStep() {
        #expect(outline { $0.add(step: "Mix **it**.\n\n\n_Stir_ it.") } == ["Mix it.\n\nStir it."])
        #expect(outline { $0.add(step: " \n ") }.isEmpty)
    }

    @Test("Notes of an export end at the next section and do not belong to a named section")
    func notes() throws {
        var steps = ExportSteps()
        steps.beginSection(nil)
        steps.beginSection("Dough")
        steps.add(step: "Mix.")
        steps.beginNotes()
        steps.add(step: "Good.")
        steps.beginSection("Topping")
        steps.add(step: "Stir.")
        try #require(steps.sections.map(\.name) == ["Dough", nil, "Topping"])
        #expect(steps.sections[1].blocks == [.note("Good.")])
        #expect(steps.sections[2].blocks == [.step(Step([.text("Stir.")]))])
    }

    @Test("The number of a step in an export is removed")
    func stepNumbers() {
        #expect(ExportSteps.withoutNumber(" 3. Eat.") == "Eat." && ExportSteps.withoutNumber("Eat 3.") == "Eat 3.")
        #expect(
            ExportSteps.withoutNumbers(["2. Mix.", "1. Bake.", "2. Eat.", "1. Serve."]) == [
                "2. Mix.", "Bake.", "Eat.", "Serve.",
            ])
    }

    @Test("Nutrients in the text of an export, in one line or several")
    func nutrition() {
        let text =
            "Calories: 528 kcal, protein : 3 g;\nTotal Fat 30g 38%\nFat: 4 g\nVery good, they say.\nSodium 2 mg,\n"
        let (entries, others) = NutritionLines.entries(text)
        #expect(entries.map(\.key) == ["calories", "proteinContent", "fatContent", "sodiumContent"])
        #expect(entries.map(\.value) == ["528 kcal", "3 g", "30g", "2 mg"])
        #expect(others == ["Very good, they say."])
        for line in [
            "Fat:", "528 kcal", "Fat 3 g or more", "Fat 3 g daily", "Fat", "Fat: " + String(repeating: "a", count: 61),
        ] {
            #expect(NutritionLines.entries(line).entries.isEmpty && NutritionLines.entries(line).others == [line])
        }
        #expect(NutritionLines.entries("Fat: " + String(repeating: "a", count: 60)).entries.count == 1)
        #expect(NutritionLines.key("Dietary Fibre") == nil && NutritionLines.key("Dietary fiber") == "fiberContent")
        #expect(NutritionLines.key("") == nil)
    }
}
