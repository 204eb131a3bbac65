import Testing

@Suite("The documentation")
struct ArticleTests {
    static let articles: [Page] = pages(in: "Sources", extension: "md") + [try? Page("README.md")].compactMap(\.self)
    private static let code = pages(in: "Tests/DocumentationTests/Snippets", extension: "swift") + programs
    private static let programs = pages(in: "Examples/shopping-list/Sources", extension: "swift")

    private static func pages(in folder: String, extension ending: String) -> [Page] {
        (try? Page.all(in: folder, extension: ending)) ?? []
    }

    @Test("Articles quote compiled code and drawn screens word for word", arguments: articles)
    func quotations(article: Page) {
        for block in article.blocks(in: "swift") + article.blocks(in: "text") {
            #expect(
                Self.code.contains { $0.contains(block) },
                "\(article.name):\(block.line): no file in Snippets or Examples has this:\n\(block.text)")
        }
    }

    @Test(
        "The README and the first article begin with one program of under forty lines",
        arguments: [
            "README.md", "Sources/SectionedLists/SectionedLists.docc/GettingStarted.md",
        ])
    func program(path: String) throws {
        let program = try #require(Self.programs.first)
        #expect(program.lines.count <= 40, "a line feed ends the last line")
        let page = try #require(Self.articles.first { $0.name == path })
        #expect(page.text.contains("```swift\n\(program.text)```"))
    }
}
