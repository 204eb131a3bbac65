@testable import TerminalTestSupport

/// A cookbook with numbers that only a slip or a bad file contains: in servings, amounts, times, steps, references, the
/// plan, the shopping list and the pantry.
struct AbsurdCookbook {
    static let numbers = [
        "0.0000000000000001", "9000000000000000", "9223372036854775807", "1/9223372036854775807", "0", "-1",
        "4611686018427387903.5", "1-9223372036854775807",
    ]

    let number: String

    /// Writes a recipe for each number, and kitchen files with all numbers.
    static func write(into scratch: ScratchFolder, folder: String) throws {
        for (index, number) in numbers.enumerated() {
            let cookbook = AbsurdCookbook(number: number)
            try scratch.write(cookbook.recipe("Absurd \(index)"), to: "\(folder)/Absurd \(index).cook")
            try scratch.write(cookbook.part, to: "\(folder)/Part.cook")
        }
        let entries = numbers.indices.map { "- @./Absurd \($0){\(numbers[$0])}\n- @./Part{\(numbers[$0])%servings}\n" }
        try scratch.write(
            "== 2026-11-28 ==\n\nDinner:\n\(entries.joined())- @flour{9000000000000000%kg}\n", to: "\(folder)/Plan.menu"
        )
        let items = numbers.map { "./Absurd 0{\($0)}\nmilk{\($0)%l}\n" }
        try scratch.write(items.joined(), to: "\(folder)/.shopping-list")
        let stock = numbers.enumerated().map { index, number in
            "flour\(index) = \"\(number)%kg\"\nmilk\(index) = { quantity = \"\(number)%l\", low = \"\(number)%l\" }\n"
        }
        try scratch.write("[pantry]\n\(stock.joined())", to: "\(folder)/config/pantry.conf")
    }

    func recipe(_ title: String) -> String {
        """
        ---
        title: \(title)
        servings: \(number)
        prep time: \(number) min
        cook time: \(number) h
        ---

        Mix @flour{\(number)%kg}, @milk{\(number)%cups}, @eggs{\(number)}, @butter{\(number)%sticks} and
        @tomatoes{\(number)%14 oz can} for ~{\(number)%min}.

        Bake \(number) g at \(number) °C for \(number) minutes in a \(number) cm pan, then for ~{\(number)%days}.

        Pour on @./Part{\(number)} and @./Part{\(number)%servings} in a #pot{\(number)}.

        """
    }

    private var part: String { "---\nservings: \(number)\nyield: \(number) g\n---\n\nBoil @flour{\(number)%kg}.\n" }
}
