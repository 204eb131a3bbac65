import ArgumentParser
import Figures
import Kitchen
import RecipeKit

@main
struct KitchenBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kitchen-benchmark",
        abstract: "Measures what can be cooked from a pantry, and shopping lists, beside SQLite.")

    @Option(help: "The number of recipes that are searched.")
    var recipes = 1_000_000

    @Option(help: "How often each thing is measured.")
    var runs = 200

    func run() throws {
        var random = SplitMix(seed: 20_261_123)
        let library = GeneratedLibrary(recipes: recipes, using: &random)
        let pantry = library.pantry(items: 100, using: &random)
        print("\(recipes) recipes, \(library.needs) ingredients in all, a pantry of \(pantry.count) items\n")
        var table = Table("", "median ms", "p99 ms", "worst ms")
        func add(_ name: String, _ times: [Double]) {
            table.append(
                name, Figure.milliseconds(times.median), Figure.milliseconds(times.quantile(0.99)),
                Figure.milliseconds(times.max()))
        }

        var search = CanMake(library.index)
        for item in pantry { search.set(item, isPresent: true) }
        var found = 0
        add("first screen", timed(runs) { _ in found = search.matches(missingAtMost: 2, limit: 50).count })
        add(
            "one item toggled, first screen",
            timed(runs) { run in
                let item = pantry[run % pantry.count]
                search.set(item, isPresent: !search.contains(item))
                found += search.matches(missingAtMost: 2, limit: 50).count
            })
        let database = try PlainDatabase(library, pantry: pantry)
        add("the same first screen in SQL", timed(3) { _ in found += database.cookable(missingAtMost: 2, limit: 50) })

        let list = library.recipes(200, using: &random)
        let options = ShoppingList.Options()
        add(
            "shopping list of 200 recipes",
            timed(runs) { _ in
                var needs = ShoppingNeeds()
                for recipe in list { needs.add(recipe) }
                found += ShoppingList(needs, options).lines.count
            })
        try database.store(list)
        add("the same sums by name and unit in SQL", timed(runs) { _ in found += database.sums() })
        print(table.printed())
        print("\n\(found) results")
    }

    private func timed(_ runs: Int, _ body: (Int) -> Void) -> [Double] {
        body(0)
        return (0..<runs).map { run in ContinuousClock().measure { body(run) }.milliseconds }
    }
}
