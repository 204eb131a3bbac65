import Figures

/// Invents recipes. It combines any ingredients, but each has an amount and a use that suit it.
struct Cook {
    private var random: SplitMix

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
    }

    mutating func invent() -> InventedRecipe {
        let course = pick(Pantry.courses)
        let main = pick(Pantry.mains)
        var title = "\(pick(Pantry.manners)) \(main.name) \(pick(course.dishes))"
        let companions = Array(Pantry.companions.shuffled(using: &random).prefix(.random(in: 2...8, using: &random)))
        if let companion = companions.first, chance(of: 3) { title += " with \(companion.name)" }

        return InventedRecipe(
            title: title.capitalizedFirst,
            course: course.name,
            servings: pick([1, 2, 2, 4, 4, 4, 6, 8, 12]),
            minutes: pick([10, 15, 20, 25, 30, 35, 40, 45, 60, 75, 90, 120, 180]),
            tags: Array(Pantry.tags.shuffled(using: &random).prefix(.random(in: 0...3, using: &random))),
            steps: steps(main: main, companions: companions))
    }

    private mutating func steps(main: Ingredient, companions: [Ingredient]) -> [String] {
        var opening = fill(pick(Pantry.openings))
        opening += " " + fill(pick(main.uses), main)
        var steps = [opening]
        var left = companions[...]
        while let next = left.popFirst() {
            var step = fill(pick(next.uses), next)
            if chance(of: 2), let second = left.popFirst() { step += " " + fill(pick(second.uses), second) }
            steps.append(step)
        }
        steps.append(fill(pick(Pantry.waits)))
        if chance(of: 2) { steps.append(pick(Pantry.endings)) }
        while steps.count < 3 { steps.append(pick(Pantry.endings)) }
        return Array(steps.prefix(8))
    }

    private mutating func fill(_ sentence: String, _ ingredient: Ingredient? = nil) -> String {
        var text = sentence.replacing("POT", with: "#\(pick(Pantry.cookware)){}")
        text.replace("WAIT", with: "~{\(pick([2, 3, 5, 8, 10, 12, 15, 20, 25, 30, 45]))%minutes}")
        if let ingredient { text.replace("FOOD", with: "@\(ingredient.name){\(pick(ingredient.amounts))}") }
        return text
    }

    private mutating func pick<T>(_ choices: [T]) -> T {
        choices[Int.random(in: choices.indices, using: &random)]
    }

    private mutating func chance(of number: Int) -> Bool {
        Int.random(in: 0..<number, using: &random) == 0
    }
}

struct InventedRecipe {
    let title: String
    let course: String
    let servings: Int
    let minutes: Int
    let tags: [String]
    let steps: [String]

    func cooklang(title: String) -> String {
        let tagLine = tags.isEmpty ? "" : "tags: [\(tags.joined(separator: ", "))]\n"
        return """
            ---
            title: \(title)
            course: \(course)
            servings: \(servings)
            time: \(minutes) minutes
            \(tagLine)---

            \(steps.joined(separator: "\n\n"))

            """
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
