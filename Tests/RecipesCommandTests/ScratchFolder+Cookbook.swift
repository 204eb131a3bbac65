import Foundation

@testable import TerminalTestSupport

extension ScratchFolder {
    /// Writes three recipes in two courses.
    func makeCookbook(_ folder: String = "Cookbook") throws {
        try write(
            """
            ---
            title: Leek soup
            servings: 4
            time: 35 min
            ---

            Slice @leeks{3} and sweat them in @butter{40%g} for ~{10%min}.

            Add @stock{1%l}, simmer for ~{20%min} and blend.

            """, to: "\(folder)/Soups/Leek soup.cook")
        try write("Simmer @red lentils{250%g} in @water{1%l}.\n", to: "\(folder)/Soups/Lentil soup.cook")
        try write(
            """
            ---
            title: Plum cake
            course: Desserts
            servings: 12 pieces
            ---

            = Dough

            Knead @flour{400%g} with @yeast{20%g}.

            = Topping

            Cover with @plums{1.5%kg} and bake at 180 °C for ~{40%min}.

            """, to: "\(folder)/Plum cake.cook")
    }

    /// Writes a recipe with control sequences in its title, and a file with control sequences in its name.
    func makeHostileCookbook(_ folder: String = "Hostile") throws {
        try write(
            "---\ntitle: \"Red \\e[31mstew\\e]0;owned\\a\"\nservings: \"4\\e[2J\"\n---\nStir @sal\u{1B}[5mt{1%g\u{9B}31m}.\n",
            to: "\(folder)/Stew.cook")
        try write("Boil @rice{}.\n", to: "\(folder)/Ri\u{1B}[31mce\u{202E}\n\u{7}.cook")
        try write(Data([0x61, 0xFF]), to: "\(folder)/Bro\u{1B}[5mken.cook")
    }
}

extension String {
    /// Control characters except line breaks.
    var controlCharacters: [Unicode.Scalar] {
        unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x09, 0x0A: false
            case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
            default: false
            }
        }
    }
}
