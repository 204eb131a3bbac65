import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Checking that text is UTF-8")
struct TextDecodingTests {
    /// Returns the offset of the first invalid byte by the parser of the standard library.
    private func plainFirstInvalid(_ bytes: [UInt8]) -> Int? {
        var parser = Unicode.UTF8.ForwardParser()
        var input = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let scalar): offset += scalar.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }

    private func firstInvalid(_ bytes: [UInt8]) -> Int? { bytes.withUnsafeBytes(TextDecoding.firstInvalidUTF8) }

    @Test("The first byte that is not UTF-8 is the one that the standard library finds, for all bytes at the limits")
    func limits() {
        let firsts: [UInt8] = [
            0, 0x7F, 0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4,
            0xF5, 0xFF,
        ]
        let others: [UInt8] = [0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
        var texts = firsts.map { [$0] }
        for first in firsts {
            for second in others {
                texts.append([first, second])
                for third in others {
                    texts.append([first, second, third])
                    for fourth in others { texts.append([0x61, first, second, third, fourth]) }
                }
            }
        }
        for text in texts { #expect(firstInvalid(text) == plainFirstInvalid(text), "\(text)") }
    }

    @Test("The first byte that is not UTF-8 is found at every place of a longer text")
    func places() {
        var generator = SeededGenerator(seed: 12)
        let parts: [[UInt8]] = [Array("abcdefgh".utf8), Array("é".utf8), Array("汤".utf8), Array("🍅".utf8), [0x61]]
        for _ in 0..<300 {
            var bytes = (0..<Int.random(in: 0...8, using: &generator)).flatMap { _ in
                parts.randomElement(using: &generator) ?? []
            }
            #expect(firstInvalid(bytes) == nil)
            bytes.insert(0xFF, at: Int.random(in: 0...bytes.count, using: &generator))
            #expect(firstInvalid(bytes) == plainFirstInvalid(bytes), "\(bytes)")
        }
    }

    @Test(
        "The place of a byte that is not UTF-8, as line and column",
        arguments: [
            ([0xE9], 1, 1), ([0x61, 0x0A, 0xE9], 2, 1), ([0x61, 0x0D, 0x0A, 0x62, 0xE9], 2, 2),
            ([0x0D, 0x0D, 0xE9], 3, 1),
            ([0x0D, 0x0A, 0x0D, 0xE9], 3, 1), ([0xC3, 0xA9, 0x61, 0xFF], 1, 3), ([0xEF, 0xBB, 0xBF, 0x61, 0xFF], 1, 2),
            ([0x61, 0x0D, 0xFF], 2, 1),
        ] as [([UInt8], Int, Int)])
    func location(_ bytes: [UInt8], _ line: Int, _ column: Int) {
        let error = #expect(throws: CookbookError.self) { try TextDecoding.utf8(of: bytes, file: "a.cook") }
        #expect(error?.description.contains("a.cook:\(line):\(column):") == true, "\(error?.description ?? "")")
    }

    @Test(
        "A text in UTF-16 or UTF-32 is an error with the name of the encoding",
        arguments: [
            ([0xFF, 0xFE], "is UTF-16;"), ([0xFE, 0xFF, 0, 0x61], "is UTF-16;"), ([0xFF, 0xFE, 0, 0], "is UTF-32;"),
            ([0xFF, 0xFE, 0, 1], "is UTF-16;"), ([0, 0, 0xFE, 0xFF], "is UTF-32;"), ([0xFF, 0xFE, 0], "is UTF-16;"),
            ([0, 0x61], "without a mark"), ([0x61, 0], "without a mark"),
        ] as [([UInt8], String)])
    func otherEncodings(_ bytes: [UInt8], _ part: String) {
        let error = #expect(throws: CookbookError.self) { try TextDecoding.utf8(of: bytes, file: "a.cook") }
        #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
    }

    @Test("A text in UTF-8 loses only its byte order mark")
    func utf8() throws {
        #expect(try TextDecoding.utf8(of: [0xEF, 0xBB, 0xBF, 0x61], file: "") == [0x61])
        #expect(try TextDecoding.utf8(of: [0, 0], file: "") == [0, 0] && TextDecoding.utf8(of: [0], file: "") == [0])
        #expect(try TextDecoding.utf8(of: [], file: "").isEmpty && TextDecoding.utf8(of: [0x61], file: "") == [0x61])
    }

    @Test("The message about the first byte that is not UTF-8")
    func message() {
        let error = [UInt8]([0x61, 0x0C, 0xE9]).withUnsafeBytes { TextDecoding.firstError(in: $0) }
        #expect(error?.offset == 2 && error?.message == "the byte 0xE9 is not UTF-8; save the file as UTF-8.")
        #expect([UInt8]([0x61]).withUnsafeBytes { TextDecoding.firstError(in: $0) } == nil)
    }

    @Test("A byte is found at and after an offset")
    func bytes() {
        [UInt8]([1, 2, 1]).withUnsafeBytes { bytes in
            #expect(bytes.firstIndex(of: 1, from: 0) == 0 && bytes.firstIndex(of: 1, from: 1) == 2)
            #expect(bytes.firstIndex(of: 1, from: 3) == nil && bytes.firstIndex(of: 3, from: 0) == nil)
            #expect(bytes.firstIndex(of: 2, from: 2) == nil && bytes.firstIndex(of: 1, from: 2) == 2)
        }
        #expect(UnsafeRawBufferPointer(start: nil, count: 0).firstIndex(of: 1, from: 0) == nil)
    }

    @Test("A part is found in bytes, and an empty part always")
    func search() {
        let bytes = Array("1 egg".utf8)
        #expect(
            bytes.holds("egg") && bytes.holds("") && !bytes.holds("eggs") && !bytes.holds("Egg") && bytes.holds("1 egg")
        )
        #expect([UInt8]().holds("") && ![UInt8]().holds("a") && "".holds("") && "aab".holds("ab"))
        let mark: StaticString = "*_"
        #expect(mark.holds(UInt8(ascii: "_")) && !mark.holds(UInt8(ascii: "-")))
    }

    @Test("A stable hash is FNV-1a with a separator behind each part")
    func stableHash() {
        #expect(
            StableHash.of("a".utf8) == 0x089B_C907_B544_C769)
        #expect(StableHash.of([]) == Self.plainHash([0xFF]))
        var (first, second) = (StableHash(), StableHash())
        for part in ["ab", "c"] { first.combine(part.utf8) }
        for part in ["a", "bc"] { second.combine(part.utf8) }
        #expect(
            first.value == Self.plainHash(Array("ab".utf8) + [0xFF] + Array("c".utf8) + [0xFF])
                && first.value != second.value)
        // A sequence that is not contiguous has the same hash.
        #expect(StableHash.of(sequence(first: UInt8(1)) { $0 < 3 ? $0 + 1 : nil }) == StableHash.of([1, 2, 3]))
        #expect(StableHash().hexadecimal == "cbf29ce484222325")
        #expect(
            (0..<300).allSatisfy { number in
                var hash = StableHash()
                hash.combine("\(number)".utf8)
                return hash.hexadecimal.count == 16 && UInt64(hash.hexadecimal, radix: 16) == hash.value
            })
    }

    private static func plainHash(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    @Test("The index of a key is that of its first appearance, with few keys and with many")
    func keyIndex() {
        var generator = SeededGenerator(seed: 5)
        for limit in [3, 15, 16, 17, 18, 60] {
            var index = KeyIndex<Int>()
            var plain: [Int] = []
            for _ in 0..<200 {
                let key = Int.random(in: 0..<limit, using: &generator)
                let isNew = !plain.contains(key)
                if isNew { plain.append(key) }
                if Bool.random(using: &generator) {
                    #expect(index.insert(key) == isNew)
                } else {
                    #expect(index.index(adding: key) == plain.firstIndex(of: key))
                }
                #expect(index.count == plain.count)
            }
        }
    }
}
