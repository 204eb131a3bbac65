import TOMLDocuments
import TestSupport
import Testing

@Suite("Edits of a TOML document")
struct TOMLEditingTests {
    private static let text = """
        # mine
        title = 'x' # y
        a.b = 1

        [t]   # table
          k = [ 1, 2 ]
          # last

        [t.s]
        [[l]]
        i = { m = 1, n.o = 2 }
        """

    private func edited(_ text: String = text, _ edit: (inout TOMLDocument) -> Bool) -> String? {
        var document = TOMLDocument(text)
        let isDone = edit(&document)
        if !isDone { #expect(document.text == text) }
        #expect(TOMLDocument(document.text).described == document.described)
        return isDone ? document.text : nil
    }

    @Test("A value is replaced, with all bytes around it as they were")
    func replaces() {
        #expect(edited { $0.set(["title"], to: "2") } == Self.text.replacing("'x'", with: "2"))
        #expect(edited { $0.set(["t", "k"], to: "{}") } == Self.text.replacing("[ 1, 2 ]", with: "{}"))
        #expect(edited("a = \"\"\"\nx\n\"\"\" # y\r\n") { $0.set(["a"], to: "1") } == "a = 1 # y\r\n")
        #expect(edited("a = {b = {c = 1}}") { $0.set(["a", "b", "c"], to: "2") } == "a = {b = {c = 2}}")
        #expect(edited { $0.set(["t"], to: "2") } == nil)
    }

    @Test("A new key goes behind the last key of its table, or directly behind the header")
    func inserts() {
        #expect(edited { $0.set(["n w"], to: "2") } == Self.text.replacing("a.b = 1\n", with: "a.b = 1\n\"n w\" = 2\n"))
        #expect(edited { $0.set(["a", "c"], to: "2") } == Self.text.replacing("a.b = 1\n", with: "a.b = 1\na.c = 2\n"))
        #expect(edited { $0.set(["t", "n"], to: "2") } == Self.text.replacing("2 ]\n", with: "2 ]\nn = 2\n"))
        #expect(
            edited { $0.set(["t", "n"], to: "2", atStart: true) }
                == Self.text.replacing("# table\n", with: "# table\nn = 2\n"))
        #expect(edited { $0.set(["t", "s", "n"], to: "2") } == Self.text.replacing("[t.s]\n", with: "[t.s]\nn = 2\n"))
        #expect(edited { $0.set(["u", "v", "n"], to: "2") } == Self.text + "\n\n[u.v]\nn = 2\n")
        #expect(edited("[a.b]\r\n") { $0.set(["a", "n"], to: "2") } == "[a.b]\r\n\r\n[a]\r\nn = 2\r\n")
        #expect(edited("a = {}") { $0.set(["a", "n"], to: "2") } == "a = { n = 2 }")
        #expect(edited("a = {b = 1}") { $0.set(["a", "n"], to: "2") } == "a = {b = 1, n = 2}")
        #expect(edited("[t]\na.b.c = 1\n") { $0.set(["t", "a", "b", "d"], to: "2") } == "[t]\na.b.c = 1\na.b.d = 2\n")
        #expect(edited("# x\n[t]\n") { $0.set(["n"], to: "2") } == "# x\nn = 2\n[t]\n")
        #expect(edited("\u{FEFF}[t]\n") { $0.set(["n"], to: "2") } == "\u{FEFF}n = 2\n[t]\n")
        #expect(edited("a = 1") { $0.set(["n"], to: "2") } == "a = 1\nn = 2\n")
        for path in [["l", "n"], ["title", "n"], ["t", "k", "n"], []] {
            #expect(edited { $0.set(path, to: "2") } == nil)
        }
        #expect(edited { $0.set(["t", "n"], to: "1\nx = 2") } == nil)
        #expect(edited { $0.set(["t", "n"], to: "'") } == nil)
    }

    @Test("A key is removed with its line, or from the braces with one comma")
    func removes() {
        #expect(edited { $0.remove(["title"]) } == Self.text.replacing("title = 'x' # y\n", with: ""))
        #expect(edited { $0.remove(["t", "k"]) } == Self.text.replacing("  k = [ 1, 2 ]\n", with: ""))
        #expect(edited("a = {b = 1, c.d = 2}") { $0.remove(["a", "b"]) } == "a = {c.d = 2}")
        #expect(edited("a = {b = 1, c.d = 2}") { $0.remove(["a", "c", "d"]) } == "a = {b = 1}")
        #expect(edited("a = {b = {c = 1}}") { $0.remove(["a", "b", "c"]) } == "a = {b = {}}")
        #expect(edited("a = \"\"\"\n\"\"\"\nb = 1") { $0.remove(["a"]) } == "b = 1")
        for path in [["t"], ["x"], ["a"], []] { #expect(edited { $0.remove(path) } == nil) }
    }

    @Test("An element is appended to an array, and a table to the document")
    func appends() {
        #expect(edited { $0.append("3", toArrayAt: ["t", "k"]) } == Self.text.replacing("2 ]", with: "2, 3 ]"))
        #expect(edited("a = []") { $0.append("3", toArrayAt: ["a"]) } == "a = [3]")
        #expect(edited("a = [\n1, # x\n]") { $0.append("3", toArrayAt: ["a"]) } == "a = [\n1, 3, # x\n]")
        for path in [["t"], ["x"], ["l"], []] { #expect(edited { $0.append("3", toArrayAt: path) } == nil) }
        var document = TOMLDocument("[[l]]\r\na = 1")
        document.appendTable(["l"], isArray: true, entries: ["a = 2", "b = 3"])
        #expect(
            document.text == "[[l]]\r\na = 1\r\n\r\n[[l]]\r\na = 2\r\nb = 3\r\n"
                && document.described == "{l:[{a:1},{a:2,b:3}]}")
    }

    @Test(
        "Names and texts have quotation marks and escapes where they need them",
        arguments: [
            "a1-B_2", "", "bay leaf", "é", "a.b", "6\"", "\u{0}\u{F}\u{10}\u{7F} \\\n\t\r", "\u{8}\u{C}", "'''",
            "# = [",
        ])
    func quoting(_ text: String) {
        let document = TOMLDocument("\(text.keyForTOML) = \(text.quotedForTOML)")
        #expect(document.mistakes == [] && document.node(at: [text])?.value?.text == text)
        #expect(("a1-B_2".keyForTOML, "2".keyForTOML, "é".keyForTOML) == ("a1-B_2", "2", "\"é\""))
        #expect("\u{0}\u{F}\u{10}\u{7F} \\".quotedForTOML == #""\u0000\u000f\u0010\u007f \\""#)
    }

    @Test("After random edits, the values are those of a model, and every other byte stays", arguments: [1, 2, 0x70D1])
    func randomEdits(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for round in 0..<30 {
            var document = TOMLDocument(RandomTOML.document(using: &random))
            var model = Self.leaves(of: document)
            for edit in 0..<20 {
                let old = document
                let tables = [[], ["t0"], ["t1"], ["new", "x y"], ["d"]]
                let known = model.keys.sorted { $0.lexicographicallyPrecedes($1) }.randomElement(using: &random)
                let fresh = (tables.randomElement(using: &random) ?? []) + ["k\(Int.random(in: 0..<4, using: &random))"]
                let path = Bool.random(using: &random) ? known ?? fresh : fresh
                let isDone: Bool
                if Int.random(in: 0..<3, using: &random) == 0 {
                    isDone = document.remove(path)
                    #expect(isDone == (old.node(at: path)?.value != nil), "seed \(seed), round \(round): \(path)")
                    if isDone { model = model.filter { !$0.key.starts(with: path) } }
                } else {
                    let value = RandomTOML.value(depth: 2, using: &random)
                    isDone = document.set(path, to: value, atStart: Bool.random(using: &random))
                    if isDone {
                        model = model.filter { !$0.key.starts(with: path) }
                        let new = Self.leaves(of: TOMLDocument("x = \(value)"))
                        for (inner, text) in new { model[path + inner.dropFirst()] = text }
                    }
                }
                let message = "seed \(seed), round \(round), edit \(edit), \(path):\n\(old.text)\n---\n\(document.text)"
                #expect(Self.leaves(of: document) == model, Comment(rawValue: message))
                #expect(document.diagnostics == [], Comment(rawValue: message))
                Self.expectOthersStay(from: old, to: document, at: path, Comment(rawValue: message))
            }
        }
    }

    /// Checks that a value was replaced in place, and that a key was added or removed in one piece.
    private static func expectOthersStay(
        from old: TOMLDocument, to new: TOMLDocument, at path: [String], _ comment: Comment
    ) {
        if let value = old.node(at: path)?.value, let other = new.node(at: path)?.value {
            #expect(old.bytes[..<value.range.lowerBound] == new.bytes[..<other.range.lowerBound], comment)
            #expect(old.bytes[value.range.upperBound...].elementsEqual(new.bytes[other.range.upperBound...]), comment)
        } else {
            let start = zip(old.bytes, new.bytes).prefix { $0 == $1 }.count
            let end = zip(old.bytes.reversed(), new.bytes.reversed()).prefix { $0 == $1 }.count
            #expect(start + end >= min(old.bytes.count, new.bytes.count), comment)
        }
    }

    /// Returns the text of each value that is no table, with its path. Arrays are one value.
    private static func leaves(of document: TOMLDocument) -> [[String]: String] {
        var leaves: [[String]: String] = [:]
        func collect(_ table: TOMLNode, _ path: [String]) {
            for node in document.children(of: table) {
                switch node.kind {
                case .value, .array:
                    let range = node.value?.range ?? 0..<0
                    leaves[path + [node.name]] = String(decoding: document.bytes[range], as: UTF8.self)
                case .tables: break
                default: collect(node, path + [node.name])
                }
            }
        }
        collect(document.root, [])
        return leaves
    }
}
