import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("aisle.conf")
struct AisleFileTests {
    private static let text =
        "\u{FEFF}// my shop\r\n[produce]\r\n\tonion | oignon // red ones too\r\napple\r\n\r\n// cold\r\n[dairy]\r\nmilk"

    @Test("An edit of aisle.conf keeps all other bytes: BOM, CRLF, tabs, comments, order and invalid UTF-8")
    func roundTrip() {
        for text in ["", "\n", "\r\n", Self.text, "[a]\n\n\nb\r\nc", "no aisle", "[", "[]", "|", "[a]\n|b||c|"] {
            #expect(AisleFile(text).bytes == Array(text.utf8))
        }
        let damaged: [UInt8] = Array("[a]\n".utf8) + [0xFF, 0xFE, 0x0A, 0x00, 0x0D, 0x80]
        #expect(AisleFile(bytes: damaged).bytes == damaged)
    }

    @Test("Moving an item to another aisle moves its line, with its synonyms and its comment")
    func moves() {
        var file = AisleFile(Self.text)
        let isMoved = file.move("OIGNON", to: "dairy")
        #expect(isMoved)
        #expect(
            String(decoding: file.bytes, as: UTF8.self)
                == "\u{FEFF}// my shop\r\n[produce]\r\napple\r\n\r\n// cold\r\n[dairy]\r\nmilk\r\n\tonion | oignon // red ones too\r\n"
        )
        #expect(file.aisle(of: "onion") == "dairy")
        #expect(file.problems.isEmpty)
    }

    @Test("aisle.conf gets a new item before the comment of the next aisle, and a new aisle at the end")
    func adds() {
        var file = AisleFile(Self.text)
        file.move("pear", to: "Produce")
        file.move("bread", to: "bakery")
        #expect(
            String(decoding: file.bytes, as: UTF8.self)
                == "\u{FEFF}// my shop\r\n[produce]\r\n\tonion | oignon // red ones too\r\napple\r\npear\r\n\r\n// cold\r\n"
                + "[dairy]\r\nmilk\r\n\r\n[bakery]\r\nbread\r\n")
        let isRemoved = file.remove("milk")
        #expect(isRemoved)
        #expect(file.aisle(of: "milk") == nil)
    }

    @Test("Names that aisle.conf cannot store are refused")
    func refuses() {
        var file = AisleFile(Self.text)
        for name in ["", " ", "a|b", "a // b", "[a]", "a\nb", "//"] {
            let isMoved = file.move(name, to: "dairy")
            #expect(!isMoved, "\(name)")
        }
        for aisle in ["a]\n[b", "a // b"] {
            let isMoved = file.move("rice", to: aisle)
            #expect(!isMoved, "\(aisle)")
        }
    }

    @Test("Each of many random edits of aisle.conf changes only the lines of its item", arguments: [1, 2, 3, 0xA151E])
    func randomEdits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var file = AisleFile(Self.text)
        let names = ["onion", "oignon", "milk", "apple", "rice", "Öl", "a b", "x"]
        let aisles = ["produce", "dairy", "new", "Größe"]
        for _ in 0..<200 {
            let name = names.randomElement(using: &random) ?? ""
            let before = Self.lines(file)
            if Bool.random(using: &random) {
                let aisle = aisles.randomElement(using: &random) ?? ""
                let isMoved = file.move(name, to: aisle)
                #expect(isMoved)
                #expect(file.aisle(of: name)?.lowercased() == aisle.lowercased())
            } else {
                file.remove(name)
            }
            #expect(AisleFile(bytes: file.bytes) == file, "seed \(seed)")
            // An edit removes at most one line, and adds at most an aisle and an item.
            let after = Self.lines(file)
            #expect(Set(before).subtracting(after).count <= 1 && Set(after).subtracting(before).count <= 2)
            #expect(file.problems.isEmpty, "seed \(seed)")
        }
    }

    @Test("A new aisle comes at the end, and one that is there or has no name changes nothing")
    func addsAisles() {
        var file = AisleFile("[dairy]\nmilk")
        let isAdded = file.addAisle(" bakery ")
        let isKnown = file.addAisle("DAIRY")
        let isNamed = file.addAisle("a]\n[b")
        #expect(isAdded && isKnown && !isNamed)
        #expect(String(decoding: file.bytes, as: UTF8.self) == "[dairy]\nmilk\n\n[bakery]\n")
        #expect(file.aisles.map(\.name) == ["dairy", "bakery"])
        file.addAisle("tea")
        #expect(String(decoding: file.bytes, as: UTF8.self) == "[dairy]\nmilk\n\n[bakery]\n\n[tea]\n")
    }

    @Test("Names that are not in aisle.conf are not removed")
    func unknown() {
        var file = AisleFile("[dairy]\nmilk|leche\ncream\n")
        let isRemoved = file.remove("tofu")
        #expect(!isRemoved)
        #expect(file.aisle(of: "tofu") == nil && file.commonName(of: "tofu") == nil)
        #expect(String(decoding: file.bytes, as: UTF8.self) == "[dairy]\nmilk|leche\ncream\n")
    }

    @Test("What is wrong in aisle.conf is reported in its line")
    func problems() {
        let file = AisleFile("rice\n[]\n[dairy]\nmilk | cream\n[Dairy] // again\nCREAM\nbutter|milk\n/\n[\n")
        #expect(
            file.problems.map { "\($0.line) \($0.severity) \($0.message)" } == [
                "1 error The ingredient “rice” is in no aisle. Put it below a line such as [dairy].",
                "2 warning The aisle has no name.",
                "5 warning The aisle “Dairy” is listed twice. The two are one aisle.",
                "6 warning “CREAM” is already listed in line 4. This entry is ignored.",
                "7 warning “milk” is already listed in line 4. This entry is ignored.",
            ])
        #expect(file.aisles.map(\.name) == ["", "dairy"])
        #expect(file.aisles.last?.items.map(\.names) == [["milk", "cream"], ["butter"], ["/"], ["["]])
    }

    private static func lines(_ file: AisleFile) -> [String] {
        String(decoding: file.bytes, as: UTF8.self).split { $0.isNewline }.map(String.init)
    }
}
