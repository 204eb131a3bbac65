import Terminal
import Testing

@testable import CursesTerminal

@Suite struct PaletteTests {
    @Test func `a palette of fewer than eight colours uses the default colours`() {
        for colors in [0, 2] {
            #expect(Palette(colors: colors).background(.red) == Palette.terminalDefault)
            #expect(Palette(colors: colors).foreground(Color(palette: 208)).color == Palette.terminalDefault)
        }
    }

    @Test func `a palette keeps colours that the terminal has`() {
        #expect(Palette(colors: 256).background(Color(palette: 200)) == 200)
        #expect(Palette(colors: 8).background(.cyan) == 6)
    }

    @Test func `a palette shows true colours if the terminal has them and the nearest colour otherwise`() {
        let color = Color(red: 0x20, green: 0x9F, blue: 0xF0)
        #expect(Palette(colors: 1 << 24).background(color) == 0x209FF0)
        #expect(Palette(colors: 1 << 24).background(Color(red: 0, green: 0, blue: 5)) == 0x010101)
        #expect(Palette(colors: 256).background(color) == 39)
        #expect(Palette(colors: 16).background(color) == Int32(Palette.nearestBasic(to: 39)))
    }

    @Test func `a palette of eight colours maps bright colours to normal ones`() {
        #expect(Palette(colors: 8).background(Color(palette: 12)) == 4)
    }

    @Test func `a palette of 88 colours keeps the colours that it has and uses the basic ones for others`() {
        let palette = Palette(colors: 88)
        #expect([87, 88, 231].map { palette.background(Color(palette: $0)) } == [87, 1, 15])
        #expect(Palette(colors: 8).background(Color(palette: 8)) == 0)
        #expect(palette.foreground(.red) == (1, false))
    }

    @Test func `a palette of eight colours shows grey as dimmed text`() {
        let (color, isDimmed) = Palette(colors: 8).foreground(.brightBlack)
        #expect(color == Palette.terminalDefault)
        #expect(isDimmed)
    }

    @Test(arguments: [
        (196, 9), (46, 10), (21, 12), (231, 15), (16, 0), (232, 0), (255, 15), (88, 1), (15, 15), (17, 8), (18, 4),
        (19, 4), (20, 12), (236, 0),
        (237, 8), (243, 8), (244, 7), (250, 7), (251, 15), (59, 8), (102, 7), (188, 15), (52, 8), (124, 1), (160, 9),
    ])
    func `a palette of sixteen colours maps the cube and the greys to the nearest colour`(index: UInt8, basic: Int32) {
        #expect(Palette(colors: 16).background(Color(palette: index)) == basic)
    }

    @Test func `a part of red, green or blue that is half as bright as the brightest is left out of sixteen colours`() {
        let orange = Color(palette: 172)
        #expect(Palette(colors: 16).background(orange) == 9)
    }

    @Test(arguments: [
        (0, 0), (6, 6), (7, 7), (8, 0x7F7F7F), (10, 0x00FF00), (12, 0x0000FF), (15, 0xFFFFFF), (17, 0x00005F),
        (9, 0xFF0000), (14, 0x00FFFF), (16, 0), (208, 0xFF8700), (231, 0xFFFFFF),
        (232, 0x080808), (255, 0xEEEEEE),
    ])
    func `a palette of direct colours uses red, green and blue, except for colours 0 to 7`(index: UInt8, color: Int32) {
        #expect(Palette(colors: 1 << 24).background(Color(palette: index)) == color)
    }
}
