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

    @Test(
        "A style in words has colours by name, by number and in hexadecimal",
        arguments: [
            ("plain", Style.plain), ("", .plain), ("default on default", .plain),
            ("BOLD  Cyan", Style(foreground: .cyan, attributes: .bold)),
            ("black on white", Style(foreground: .black, background: .white)),
            ("on bright-black red", Style(foreground: .red, background: .brightBlack)),
            ("underline 208", Style(foreground: Color(palette: 208), attributes: .underline)),
            ("on #0102ff", Style(background: Color(red: 1, green: 2, blue: 255))),
            ("bold dim italic underline reverse", Style(attributes: [.bold, .dim, .italic, .underline, .reverse])),
        ])
    func readsWords(words: String, style: Style) throws {
        #expect(try Style(words: words) == style)
    }

    @Test(
        "A word that is no part of a style is named",
        arguments: ["purple", "256", "-1", "#12345", "#1234567", "#gggggg"])
    func unknownWord(word: String) {
        #expect(throws: StyleError(word: word)) { try Style(words: "bold \(word) on red") }
    }

    @Test("A style is the same after it was written in words and read")
    func words() throws {
        for index in UInt8.min...UInt8.max {
            let attributes = Style.Attributes(rawValue: UInt16(index) & 31)
            let style = Style(
                foreground: Color(palette: index), background: Color(palette: 255 - index), attributes: attributes)
            #expect(try Style(words: style.words) == style, "\(style.words)")
        }
        #expect(Style.plain.words == "plain" && Style(foreground: Color(palette: 15)).words == "bright-white")
        #expect(Style(foreground: Color(palette: 16)).words == "16")
        #expect(Style(background: Color(red: 0, green: 0, blue: 7)).words == "on #000007")
        #expect(Style.knownWords.allSatisfy { $0 == "on" || (try? Style(words: $0)) != nil })
    }

    @Test("The nearest palette colour of a colour of the cube or of the greys is that colour")
    func nearest() {
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        for index in 0..<216 {
            let (red, green, blue) = (levels[index / 36], levels[index / 6 % 6], levels[index % 6])
            #expect(Color(red: red, green: green, blue: blue).paletteIndex == UInt8(16 + index))
        }
        for index in 0..<24 {
            let shade = UInt8(8 + 10 * index)
            #expect(Color(red: shade, green: shade, blue: shade).paletteIndex == UInt8(232 + index))
        }
        #expect(Color(red: 245, green: 245, blue: 245).paletteIndex == 255)
    }

    @Test("A glyph is blank if it is a space that looks like a plain one")
    func blank() {
        let space = { (style: Style) in Glyph(cluster: .space, width: 1, style: style).isBlank }
        #expect(space(.plain) && space(Style(foreground: .red, attributes: [.bold, .dim, .italic])))
        for style in [Style(background: .red), Style(attributes: .reverse), Style(attributes: .underline)] {
            #expect(!space(style))
        }
        #expect(!DrawnText("x").glyphs[0].isBlank && DrawnText("x").glyphs[1].isBlank)
    }
}
