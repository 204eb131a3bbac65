import Foundation

@testable import TerminalTestSupport

/// A cookbook with control sequences in all fields of all formats.
///
/// The forms rotate, so that each field of some file contains each form.
struct HostileCookbook {
    /// The forms of control sequences. Each recipe begins with another form.
    private let forms: [String]
    private let number: Int

    /// Writes recipes of all formats with all forms into a folder.
    static func write(into scratch: ScratchFolder, folder: String) throws {
        let texts = ControlForms.texts.map(\.text)
        for number in texts.indices {
            let recipe = HostileCookbook(forms: texts, number: number)
            for (name, text) in recipe.files { try scratch.write(text, to: "\(folder)/\(name)") }
            try scratch.write("Boil @rice{}.\n", to: "\(folder)/Names/\(recipe.fileName).cook")
            try scratch.write("---\ntitle: [\n", to: "\(folder)/Names/\(recipe.fileName) broken.cook")
        }
        for (number, form) in ControlForms.bytes.enumerated() {
            for name in ["cook", "md", "json", "html"] {
                let text =
                    Array("Boil the ".utf8) + form.bytes + Array(" @rice{1%kg".utf8) + form.bytes + Array("}.\n".utf8)
                try scratch.write(Data(text), to: "\(folder)/Bytes/\(number).\(name)")
            }
        }
    }

    /// Returns the form for the next field.
    private func form(_ field: Int) -> String { forms[(number + field) % forms.count] }

    private func word(_ word: String, _ field: Int) -> String { "\(word)\(form(field))\(word)" }

    /// A valid file name: without slashes, and at most 255 bytes.
    private var fileName: String {
        "Name \(number)\(form(0))x".replacingOccurrences(of: "/", with: "_")
    }

    private var files: [(name: String, text: String)] {
        [
            ("Cook/\(number).cook", cooklang), ("Escaped/\(number).cook", yaml), ("Mark/\(number).md", recipeMD),
            ("Mark/plain \(number).md", markdown), ("Data/\(number).json", jsonLD), ("Page/\(number).html", html),
            ("Text/\(number).txt", word("Soup", 0)),
        ]
    }

    private var cooklang: String {
        """
        >> title: \(word("Stew", 0)) \(number)
        >> servings: \(word("4", 1))
        >> time: \(word("20 min", 2))
        >> source: \(word("grandmother", 3))
        >> tags: \(word("hot", 4)), \(word("cold", 5))
        >> course: \(word("Soup", 6))
        >> description: \(word("Good", 7))
        >> author: \(word("Ada", 8))
        >> \(word("key", 9)): \(word("value", 10))

        == \(word("Part", 11)) ==

        Boil \(word("slowly", 12)) @\(word("rice", 13)){1%\(word("kg", 14))}(\(word("cut", 15))) in a #\(word("pot", 16)){}
        for ~\(word("simmer", 17)){5%\(word("min", 18))} with @\(word("a pinch of", 19)) salt{\(word("some", 20))}.

        > \(word("A note", 21))

        -- \(word("a comment", 22))

        """
    }

    /// Returns the form in YAML escapes.
    private var yaml: String {
        func quoted(_ text: String) -> String {
            "\""
                + text.unicodeScalars.map { "\\U" + String(Int($0.value) + 0x1_0000_0000, radix: 16).dropFirst() }
                .joined() + "\""
        }
        let names = ["title", "servings", "time", "source", "course", "description", "author", "difficulty", "cuisine"]
        let lines = names.enumerated().map { "\($1): \(quoted(word("x", $0)))" }
        return """
            ---
            \(lines.joined(separator: "\n"))
            tags: [\(quoted(word("a", 4))), \(quoted(word("b", 5)))]
            \(quoted(word("key", 9))): 1
            ---

            Boil @rice{}.

            """
    }

    private var recipeMD: String {
        """
        # \(word("Tart", 0)) \(number)

        \(word("Good", 1))

        *\(word("hot", 2)), \(word("cold", 3))*

        **\(word("4 pieces", 4))**

        ---

        ## \(word("Dough", 5))

        - *1 \(word("kg", 6))* \(word("flour", 7))
        - *\(word("2", 8))* [\(word("egg", 9))](\(word("egg.md", 10)))

        ---

        \(word("Bake", 11)) &#27;[777m &#155;777m &#7;

        """
    }

    private var markdown: String {
        """
        # \(word("Cake", 0)) \(number)

        \(word("Good", 1))

        ## Ingredients

        - 200 g \(word("flour", 2))
        - \(word("2", 3)) eggs

        ## \(word("Method", 4))

        1. \(word("Bake", 5))
        2. ~~~\(word("code", 6))~~~

        """
    }

    private var jsonLD: String {
        func quoted(_ text: String) -> String {
            "\"" + text.utf16.map { "\\u" + String(Int($0) + 0x10000, radix: 16).dropFirst() }.joined() + "\""
        }
        return """
            {"@context": "https://schema.org", "@type": "Recipe", "name": \(quoted(word("Pie", 0) + " \(number)")),
             "description": \(quoted(word("Good", 1))), "author": {"@type": "Person", "name": \(quoted(word("Ada", 2)))},
             "recipeYield": \(quoted(word("4", 3))), "totalTime": \(quoted(word("PT20M", 4))),
             "keywords": \(quoted(word("hot", 5))), "recipeCategory": \(quoted(word("Soup", 6))),
             "recipeCuisine": \(quoted(word("x", 7))), "url": \(quoted("http://x/" + form(8))),
             "tool": [\(quoted(word("pot", 9)))], "recipeIngredient": [\(quoted("1 kg " + word("rice", 10))),
             \(quoted(word("2", 11) + " eggs"))], "recipeInstructions": [{"@type": "HowToSection",
             "name": \(quoted(word("Part", 12))), "itemListElement": [{"@type": "HowToStep",
             "text": \(quoted(word("Boil", 13)))}]}]}

            """
    }

    private var html: String {
        func entities(_ text: String) -> String { text.unicodeScalars.map { "&#\($0.value);" }.joined() }
        return """
            <title>\(form(0))</title><div itemscope itemtype="https://schema.org/Recipe">
            <i itemprop="name">\(entities(word("Flan", 0))) \(number)</i><i itemprop="author">\(entities(word("Ada", 1)))</i>
            <i itemprop="description">\(word("Good", 2))</i><i itemprop="recipeYield">\(entities(word("4", 3)))</i>
            <li itemprop="recipeIngredient">1 kg \(entities(word("rice", 4)))</li>
            <li itemprop="recipeIngredient">\(word("2 eggs", 5))</li>
            <p itemprop="recipeInstructions">\(entities(word("Boil", 6))) \(word("Stir", 7))</p></div>

            """
    }
}
