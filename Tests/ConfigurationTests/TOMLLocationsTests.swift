import Testing

@testable import Configuration

@Suite("TOML locations")
struct TOMLLocationsTests {
    private let locations = TOMLLocations(
        """
        # title = "no"
        title = "yes" # and "no"
          [ a . "b.c" ]  # [x]
        d.e = ['x', "y\\"]",
          "z"]
        text = \"\"\"
        f = "not a key"
        \"\"\"
        g = { h = "inline" }
        [[list]]
        é.x = "1"
        """)

    @Test(
        "A key has the location of its first character",
        arguments: [
            (["title"], 2, 1), (["a", "b.c"], 3, 3), (["a", "b.c", "d", "e"], 4, 1), (["a", "b.c", "text"], 6, 1),
            (["a", "b.c", "g"], 9, 1), (["a", "b.c", "g", "h"], 9, 1), (["list"], 10, 1), (["list", "é", "x"], 11, 1),
            (["nowhere"], 1, 1),
        ])
    func keys(_ path: [String], _ line: Int, _ column: Int) {
        #expect(locations.location(of: path) == TOMLLocation(line: line, column: column))
    }

    @Test("A header that is there twice has the location of the first, and places are in the order of the text")
    func order() {
        let twice = TOMLLocations("\t[a]\n[b]\n[a] # 'x\nc = 1 # 'y\nd = [ # 'z\n'1']\n")
        #expect(twice.location(of: ["a"]) == TOMLLocation(line: 1, column: 2))
        #expect(twice.location(of: ["a", "c"]) == TOMLLocation(line: 4, column: 1))
        #expect(twice.location(ofString: 0, at: ["a", "d"]) == TOMLLocation(line: 6, column: 1))
        #expect(twice.hasHeader(["b"]) && !twice.hasHeader(["c"]))
        let (first, second) = (TOMLLocation(line: 1, column: 9), TOMLLocation(line: 2, column: 1))
        #expect(first < second && !(second < first) && !(first < first))
    }

    @Test(
        "A string of a value has its own location; an index without a string has the location of the key",
        arguments: [(0, 4, 8), (1, 4, 13), (2, 5, 3), (3, 4, 1)])
    func strings(_ index: Int, _ line: Int, _ column: Int) {
        #expect(
            locations.location(ofString: index, at: ["a", "b.c", "d", "e"]) == TOMLLocation(line: line, column: column))
    }
}
