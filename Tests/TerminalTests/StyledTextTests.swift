import Testing

@testable import Terminal

@Suite("Styled text")
struct StyledTextTests {
    @Test("A string literal is styled text with one role")
    func literal() {
        let text: StyledText = "Salt"
        #expect(text == StyledText("Salt"))
        #expect([text, "Pepper"].map(\.plain) == ["Salt", "Pepper"])
    }

    @Test("A part of an interpolated literal has its own role, and styled text keeps its roles")
    func interpolation() {
        let amount = StyledText("200 g", role: .strong)
        let text: StyledText = "Add \(amount) of \("flour", .match) and \(2) eggs"
        #expect(
            text.runs == [
                .init("Add "), .init("200 g", .strong), .init(" of "), .init("flour", .match), .init(" and 2 eggs"),
            ])
    }
}
