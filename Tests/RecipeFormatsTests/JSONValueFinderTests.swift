import TestSupport
import Testing

@testable import RecipeFormats

@Suite("Finding objects in JSON that arrives in chunks")
struct JSONValueFinderTests {
    /// Returns the texts of the objects that the finder finds in chunks of a size, and `<` for each object that it
    /// enters because of its size.
    private func found(_ text: String, chunk size: Int, limit: Int = 1 << 20) -> [String] {
        var rest = Array(text.utf8)[...]
        var buffer: [UInt8] = []
        var finder = JSONValueFinder(limit: limit)
        var found: [String] = []
        for _ in 0..<100_000 {
            let step = buffer.withUnsafeBytes { finder.next(in: $0, isAtEnd: rest.isEmpty) }
            switch step {
            case .value(let range):
                found.append(String(decoding: buffer[range], as: UTF8.self))
                buffer.removeFirst(range.upperBound)
            case .entered(let offset):
                found.append("<")
                buffer.removeFirst(offset)
            case .needsMore(let offset):
                buffer.removeFirst(offset)
                buffer += rest.prefix(size)
                rest = rest.dropFirst(size)
            case .end: return found
            }
        }
        return found + ["the finder does not end"]
    }

    @Test("The objects of a random JSON array are found in chunks of any size")
    func random() {
        var generator = SeededGenerator(seed: 31)
        let parts = [
            "1", "\"a\"", "\"}\"", "\"\\\"{\"", "\"\\\\\"", "[2, {\"b\": 3}]", "{\"c\": [\"]\"]}", "\"é{\\u007b\"",
            "null",
        ]
        for _ in 0..<200 {
            var objects: [String] = []
            var text = "["
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                let part = parts.randomElement(using: &generator) ?? ""
                if Bool.random(using: &generator) {
                    objects.append("{\"x\": \(part), \"y\": \(parts.randomElement(using: &generator) ?? "")}")
                    text += (objects.last ?? "") + ", "
                } else if !part.contains("{") || part.hasPrefix("\"") {
                    text += part + ", "
                }
            }
            text += "0]"
            for size in [1, 2, 3, 7, 1000] {
                #expect(found(text, chunk: size) == objects, "\(text), chunks of \(size)")
            }
        }
    }

    @Test("An object of the largest size is found whole, and the objects inside a larger one are found instead")
    func limit() {
        #expect(found(#"{"a":12}"#, chunk: 4, limit: 8) == [#"{"a":12}"#])
        #expect(found(#"{"a":123}"#, chunk: 4, limit: 8) == ["<"])
        #expect(found(#"{"a":{"b":1},"c":{}}"#, chunk: 4, limit: 8) == ["<", #"{"b":1}"#, "{}"])
        #expect(found(#"{"a": 123456789}"#, chunk: 100, limit: 8) == [#"{"a": 123456789}"#])
        #expect(found(#"{"a":"{\"", "b":{}}"#, chunk: 1, limit: 6) == ["<", "{}"])
    }

    @Test("An object that is cut off at the end of the text is the rest of the text")
    func cutOff() {
        for size in [1, 4, 100] {
            #expect(found(#"[{"a": 1}, {"b": "}"#, chunk: size) == [#"{"a": 1}"#, #"{"b": "}"#])
            #expect(found("", chunk: size).isEmpty && found(#"["{", 1"#, chunk: size).isEmpty)
            #expect(found("{}{}", chunk: size) == ["{}", "{}"])
            #expect(found("{\"a\": \"\\", chunk: size) == ["{\"a\": \"\\"])
        }
    }
}
