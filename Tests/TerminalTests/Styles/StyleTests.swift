import Testing

@testable import Terminal

@Suite("A style")
struct StyleTests {
    @Test("A style added to another replaces the colours that it has, and adds its attributes")
    func adding() {
        let base = Style(foreground: .black, background: .white, attributes: .bold)
        #expect(base.adding(.plain) == base)
        #expect(Style.plain.adding(base) == base)
        #expect(
            base.adding(Style(foreground: .red, attributes: .underline))
                == Style(foreground: .red, background: .white, attributes: [.bold, .underline]))
        #expect(
            base.adding(Style(background: .cyan)) == Style(foreground: .black, background: .cyan, attributes: .bold))
    }
}
