import Testing

@testable import RecipeFormats

@Suite("Comma-separated values")
struct CSVTextTests {
    @Test("A quotation mark inside a value does not begin a quoted value")
    func quotationMarkInside() {
        let text = CSVText(Array("name,size\npan,9\" wide\npot,1\n".utf8))
        #expect(text.rows == [["name", "size"], ["pan", "9\" wide"], ["pot", "1"]])
    }

    @Test("A quoted value contains separators, line breaks and doubled quotation marks")
    func quotedValue() {
        let text = CSVText(Array("name,steps\nsoup,\"Boil, then \"\"rest\"\".\nServe.\"\n".utf8))
        #expect(text.rows == [["name", "steps"], ["soup", "Boil, then \"rest\".\nServe."]])
    }
}
