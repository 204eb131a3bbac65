import CNcurses
import TestSupport
import Testing

@testable import CursesTerminal

/// The division of the input into codes. Most of these tests type into a pipe instead of the terminal.
extension CursesScreenTests {
    @Test func `a character in two parts is one character`() throws {
        defer { screen.close() }
        let input = try #require(InputPipe())
        input.type([0x61, 0xC3])
        #expect(input.reader.read() == [.scalar(0x61)])
        input.type([0xA9, 0x62])
        #expect(input.reader.read() == [.scalar(0xE9), .scalar(0x62)])
    }

    @Test(arguments: [[0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x8D]] as [[UInt8]])
    func `the bytes after an invalid character are read`(invalid: [UInt8]) throws {
        defer { screen.close() }
        let input = try #require(InputPipe())
        input.type([0x61] + invalid + [0x62] + Array("\u{1B}OA".utf8))
        #expect(input.reader.read() == [.scalar(0x61), .scalar(0x62), .key(KEY_UP)])
    }

    @Test func `the byte 0 is a character`() throws {
        defer { screen.close() }
        let input = try #require(InputPipe())
        input.type([0, 0x1B, 0, 0x61])
        #expect(input.reader.read() == [.scalar(0), .scalar(0x1B), .scalar(0), .scalar(0x61)])
    }

    @Test(arguments: [1023, 1024, 1025, 20_000])
    func `all pending input is read at once`(count: Int) throws {
        defer { screen.close() }
        let input = try #require(InputPipe())
        input.type([UInt8](repeating: 0x78, count: count) + Array("\u{1B}OB".utf8))
        #expect(
            input.reader.read() == [TerminalCode](repeating: .scalar(0x78), count: count) + [.key(KEY_DOWN)])
    }

    @Test func `a key in two parts is one key if the second part arrives in time`() async throws {
        defer { screen.close() }
        set_escdelay(60_000)
        let input = try #require(InputPipe())
        input.type(Array("\u{1B}O".utf8))
        let writer = input.typeWhenRead(Array("Aq".utf8))
        #expect(input.reader.read() == [.key(KEY_UP), .scalar(0x71)])
        await writer.value
    }

    @Test func `the number pad types digits and signs, except where it sends cursor keys`() throws {
        defer { screen.close() }
        let input = try #require(InputPipe())
        let finals = Array("jklmnopqrstuvwxyXM".unicodeScalars)
        input.type(finals.flatMap { Array("\u{1B}O\($0)".utf8) })
        var decoder = KeyDecoder()
        let typed = decoder.decode(input.reader.read())
        #expect(
            typed == "*+,-./0123456789=".map { .key(.character($0)) } + [.key(.enter)])
        input.reader.hasCursorKeysOnNumberPad = true
        input.type(Array("\u{1B}Ow\u{1B}Ox\u{1B}Ot".utf8))
        #expect(decoder.decode(input.reader.read()) == [.key(.home), .key(.up), .key(.left)])
    }

    @Test func `an incomplete key consists of single characters`() throws {
        defer { screen.close() }
        let input = try #require(InputPipe())
        input.type(Array("\u{1B}O".utf8))
        #expect(input.reader.read() == [.scalar(0x1B), .scalar(0x4F)])
    }

    /// The reader and ncurses divide the same random input. The input contains no incomplete sequences, because their
    /// result depends on the time.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func `the codes of valid input are those of ncurses`(seed: UInt64) throws {
        defer { screen.close() }
        var generator = SeededGenerator(seed: seed)
        let sequences = Self.keySequences
        var typed: [UInt8] = []
        for _ in 0..<30 {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: typed.append(UInt8.random(in: 1..<0x1B, using: &generator))
            case 1: typed += [UInt8.random(in: 0x20..<0x7F, using: &generator)]
            case 2: typed += Array(["é", "ß", "茶", "🍜", "e\u{301}"].randomElement(using: &generator)?.utf8 ?? "".utf8)
            default: typed += sequences.randomElement(using: &generator) ?? []
            }
        }
        typed.append(0x71)
        terminal.type(typed)
        let codes = screen.reader.read()
        terminal.type(typed)
        #expect(codes == codesOfNcurses())
    }

    /// The sequences of all keys that have a number or a name, without those of the digits of the number pad.
    private static var keySequences: [[UInt8]] {
        (KEY_MIN...KEY_MAX + 0x100).compactMap { number in
            guard let text = keybound(number, 0) else { return nil }
            defer { free(text) }
            let bytes = Array(String(cString: text).utf8)
            return bytes.starts(with: [0x1B, 0x4F]) && bytes.last ?? 0 >= 0x6A ? nil : bytes
        }
    }

    /// Returns the codes that ncurses reads from the terminal.
    private func codesOfNcurses() -> [TerminalCode] {
        nodelay(curses_stdscr(), true)
        var codes: [TerminalCode] = []
        var value: wint_t = 0
        while true {
            switch wget_wch(curses_stdscr(), &value) {
            case OK: codes.append(.scalar(UInt32(value)))
            case KEY_CODE_YES where value <= KEY_MAX: codes.append(.key(Int32(value)))
            case KEY_CODE_YES: codes.append(.named(keyname(Int32(value)).map { String(cString: $0) } ?? ""))
            default: return codes
            }
        }
    }
}

/// A pipe into which a test types, with a reader at its other end.
@MainActor
private final class InputPipe {
    var reader: InputReader
    private let ends: [Int32]

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        self.ends = ends
        reader = InputReader(ends[0])
    }

    isolated deinit {
        for end in ends { close(end) }
    }

    func type(_ bytes: [UInt8]) {
        _ = bytes.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
    }

    /// Types after everything that was typed before has been read.
    func typeWhenRead(_ bytes: [UInt8]) -> Task<Void, Never> {
        let (input, output) = (ends[0], ends[1])
        return Task.detached {
            while curses_pending_bytes(input) > 0 { await Task.yield() }
            _ = bytes.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
        }
    }
}
