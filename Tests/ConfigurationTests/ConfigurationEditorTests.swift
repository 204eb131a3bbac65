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

    @Test(
        "A setting whose name has quotation marks, a backslash or a control character is replaced and removed",
        arguments: [
            "6\" tortilla", "a\\b", "tab\there", "bell\u{7}", "é", "a.b", "\u{8}\u{C}\r\n\u{1B}\u{10}\u{7F}", "",
        ])
    func namesInQuotationMarks(name: String) {
        let path = ["kitchen", "nutrition", name]
        var editor = ConfigurationEditor("[kitchen.nutrition]\nfeta = \"01019\"\n")
        let original = editor.text
        #expect(editor.set(path, to: "1") && editor.names(in: ["kitchen", "nutrition"]) == [name, "feta"])
        let first = editor.text
        #expect(editor.set(path, to: "2") && editor.text == first.replacing("\"1\"", with: "\"2\""))
        #expect(editor.set(path, to: nil) && editor.text == original)
    }

    @Test("Escape sequences of names are read as the characters that they mean")
    func escapes() {
        let text = #"""
            [kitchen.nutrition]
            "\b\t\n\f\r\u00e9\U0001F35E\"\\" = "1"
            """#
        let path = ["kitchen", "nutrition", "\u{8}\t\n\u{C}\ré🍞\"\\"]
        var editor = ConfigurationEditor(text)
        #expect(editor.set(path, to: "2") && editor.text == text.replacing("\"1\"", with: "\"2\""))
    }

    @Test("A value in single quotation marks with a backslash at its end is replaced as a whole")
    func backslashes() {
        let text = "[kitchen]\nshop = 'a\\'\nsystem = 'us'\n"
        #expect(edited("kitchen", "shop", in: text, to: "b") == "[kitchen]\nshop = \"b\"\nsystem = 'us'\n")
        #expect(edited("kitchen", "system", in: text, to: "b") == "[kitchen]\nshop = 'a\\'\nsystem = \"b\"\n")
    }

    @Test("The value of a dotted key is replaced, and a new setting follows no header of a table of tables")
    func dottedKeys() {
        #expect(edited("kitchen", "system", in: "kitchen . system = 'us'", to: "b") == "kitchen . system = \"b\"")
        #expect(edited("kitchen", "shop", in: "[[kitchen]]\na = '1'\n", to: "b") == nil)
        #expect(edited("kitchen", "shop", in: "[a]\nb = 1\n", to: "c") == "[a]\nb = 1\n\n[kitchen]\nshop = \"c\"\n")
        #expect(
            edited("kitchen", "shop", in: "# [kitchen]\n  [ kitchen ] # 'x\nb = 1", to: "c")
                == "# [kitchen]\n  [ kitchen ] # 'x\nshop = \"c\"\nb = 1")
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

    @Test("A setting in braces or with a dotted key is changed, added and removed there")
    func otherForms() {
        let braces = "kitchen = {rounding = 'exact', system = 'us'}"
        #expect(
            edited("kitchen", "rounding", in: braces, to: "packs") == braces.replacing("'exact'", with: "\"packs\""))
        #expect(edited("kitchen", "rounding", in: braces, to: nil) == "kitchen = {system = 'us'}")
        #expect(
            edited("kitchen", "shop", in: braces, to: "a")
                == "kitchen = {rounding = 'exact', system = 'us', shop = \"a\"}")
        #expect(
            edited("kitchen", "shop", in: "kitchen.system = 'us'\nmouse = true", to: "a")
                == "kitchen.system = 'us'\nkitchen.shop = \"a\"\nmouse = true")
    }

    @Test(
        "A text with errors, or with the setting in another form, is not changed",
        arguments: ["[kitchen]\nrounding = 3", "[kitchen", "kitchen = 1", "[[kitchen]]\na = 1", "mouse = yes"])
    func refuses(_ text: String) {
        #expect(edited("kitchen", "rounding", in: text, to: "packs") == nil)
        #expect(edited("kitchen", "rounding", in: text, to: nil).map { $0 == text } != false)
    }

    @Test("A text over several lines is replaced and removed as a whole")
    func multiline() {
        let text = "[kitchen]\nrounding = \"\"\"\nexact\"\"\" # x\nsystem = 'us'\n"
        #expect(
            edited("kitchen", "rounding", in: text, to: "packs")
                == "[kitchen]\nrounding = \"packs\" # x\nsystem = 'us'\n")
        #expect(edited("kitchen", "rounding", in: text, to: nil) == "[kitchen]\nsystem = 'us'\n")
    }

    @Test("The names of a table are those of its settings")
    func names() {
        #expect(ConfigurationEditor(Self.text).names(in: ["kitchen", "nutrition"]) == ["feta", "bay leaf"])
        #expect(ConfigurationEditor(Self.text).names(in: ["kitchen"]) == ["system"])
        #expect(ConfigurationEditor("[x").names(in: ["x"]).isEmpty)
        #expect(ConfigurationEditor("x = {b = 1, a = 2}\ny = 1").names(in: ["x"]) == ["b", "a"])
        #expect(ConfigurationEditor("x = 1\ny.z = 1").names(in: []) == ["x"])
        #expect(edited(to: "x") == nil)
    }
}
