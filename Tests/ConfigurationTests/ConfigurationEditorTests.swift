import Testing

@testable import Configuration

@Suite("Changing one setting in a configuration file")
struct ConfigurationEditorTests {
    private static let text = """
        # mine
        mouse = false

        [kitchen]
        system = 'metric' # always

        [kitchen.nutrition]
        # cheese
        feta = "01019"
        "bay leaf" = "none"
        [keys]
        list.down = ["Down", "J"]
        """

    private func edited(_ path: String..., in text: String = text, to value: String?) -> String? {
        var editor = ConfigurationEditor(text)
        guard editor.set(path, to: value) else {
            #expect(editor.text == text)
            return nil
        }
        return editor.text
    }

    @Test("A value is replaced, and all other characters stay")
    func replaces() {
        #expect(
            edited("kitchen", "nutrition", "bay leaf", to: "say \"ok\"")
                == Self.text.replacing("\"none\"", with: #""say \"ok\"""#))
        #expect(edited("kitchen", "system", to: "us") == Self.text.replacing("'metric'", with: "\"us\""))
    }

    @Test("A value with escaped quotation marks is replaced as a whole")
    func escapedQuotationMarks() {
        let text = #"""
            [kitchen.nutrition]
            "bay leaf" = "say \"ok\" \\" # mine
            """#
        #expect(
            edited("kitchen", "nutrition", "bay leaf", in: text, to: "none") == """
                [kitchen.nutrition]
                "bay leaf" = "none" # mine
                """)
    }

    @Test("A setting is removed with its line, and what is not there is removed without a change")
    func removes() {
        #expect(
            edited("kitchen", "nutrition", "feta", to: nil) == Self.text.replacing("feta = \"01019\"\n", with: ""))
        #expect(edited("kitchen", "nutrition", "brie", to: nil) == Self.text)
    }

    @Test("A new setting follows the header of its table, or a new header at the end")
    func inserts() {
        #expect(
            edited("kitchen", "nutrition", "brie cheese", to: "01006")
                == Self.text.replacing("nutrition]\n", with: "nutrition]\n\"brie cheese\" = \"01006\"\n"))
        #expect(
            edited("kitchen", "separate", "onion", to: "units")
                == Self.text + "\n\n[kitchen.separate]\nonion = \"units\"\n")
        #expect(edited("kitchen", "rounding", in: "", to: "packs") == "[kitchen]\nrounding = \"packs\"\n")
        #expect(edited("kitchen", "rounding", in: "[kitchen]", to: "packs") == "[kitchen]\nrounding = \"packs\"\n")
        #expect(
            edited("kitchen", "rounding", in: "[kitchen]\r\nsystem = \"us\"\r\n", to: "packs")
                == "[kitchen]\r\nrounding = \"packs\"\r\nsystem = \"us\"\r\n")
    }

    @Test(
        "A text with errors, or with the setting in another form, is not changed",
        arguments: [
            "kitchen = {rounding = 'exact', system = 'us'}", "[kitchen]\nrounding = 3", "[kitchen", "kitchen = 1",
            "kitchen.system = 'us'", "[[kitchen]]\na = 1",
        ])
    func refuses(_ text: String) {
        #expect(edited("kitchen", "rounding", in: text, to: nil) == nil || !text.contains("rounding"))
        var editor = ConfigurationEditor(text)
        if editor.set(["kitchen", "rounding"], to: "packs") {
            #expect(text.contains("{"))
            #expect(editor.text == text.replacing("'exact'", with: "\"packs\""))
        } else {
            #expect(editor.text == text)
        }
    }

    @Test("A text over several lines is not replaced, but removed")
    func multiline() {
        let text = "[kitchen]\nrounding = \"\"\"exact\"\"\"\n"
        #expect(edited("kitchen", "rounding", in: text, to: "packs") == nil)
        #expect(edited("kitchen", "rounding", in: text, to: nil) == "[kitchen]\n")
    }

    @Test("The names of a table are those of its settings")
    func names() {
        #expect(ConfigurationEditor(Self.text).names(in: ["kitchen", "nutrition"]) == ["feta", "bay leaf"])
        #expect(ConfigurationEditor(Self.text).names(in: ["kitchen"]) == ["system"])
        #expect(ConfigurationEditor("[x").names(in: ["x"]).isEmpty)
    }
}
