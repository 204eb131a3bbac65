import RecipeKit
import RecipeLibrary

/// Writes the parts of a change as bytes for the journal, and reads them again.
///
/// Each value is its length and its bytes, in a fixed order; each alternative begins with a letter. The paths in the
/// journal are absolute, because the next start of the program may name the cookbook in another way.
package struct ChangeCoding {
    /// Bytes that cannot be read, because a newer version of the program wrote them.
    package struct Unreadable: Error {}

    private let paths: CookbookPaths

    package init(_ cookbook: Cookbook) { paths = CookbookPaths(cookbook) }

    package func bytes(of parts: [Change.Part]) -> [UInt8] {
        var writer = Writer()
        for part in parts { write(part, &writer) }
        return writer.bytes
    }

    package func parts(in bytes: [UInt8]) throws(Unreadable) -> [Change.Part] {
        var reader = Reader(rest: bytes[...])
        var parts: [Change.Part] = []
        while !reader.rest.isEmpty { parts.append(try part(&reader)) }
        return parts
    }

    private func absolute(_ path: String) -> String { paths.absolute(RecipeID(path: path)).path }

    private func given(_ path: String) -> String { paths.given(RecipeID(path: path)).first?.path ?? path }

    // MARK: - Parts

    private func write(_ part: Change.Part, _ writer: inout Writer) {
        switch part {
        case .files(let change):
            writer.tag("f")
            write(change, &writer)
        case .kitchen(let change):
            writer.tag("k")
            writer.text(absolute(change.folder))
            writer.text(change.isCookbook ? "1" : "0")
            writer.text(change.name)
            writer.optional(change.before) { $0.value($1) }
            writer.optional(change.after) { $0.value($1) }
        case .note(let change):
            writer.tag("n")
            writer.text(absolute(change.recipe.id.path))
            writer.text(String(change.recipe.id.index))
            writer.text(change.recipe.title)
            writer.optional(change.recipe.content) { $0.text($1) }
            write(change.edits, &writer)
            write(change.inverse, &writer)
        case .timer(let id, let before, let after):
            writer.tag("t")
            writer.text(id)
            writer.optional(before) { $0.text($1) }
            writer.optional(after) { $0.text($1) }
        }
    }

    private func part(_ reader: inout Reader) throws(Unreadable) -> Change.Part {
        switch try reader.tag() {
        case "f": return .files(try change(&reader))
        case "k":
            let folder = given(try reader.text())
            let isCookbook = try reader.text() == "1"
            return .kitchen(
                KitchenFolder.Change(
                    folder: folder, isCookbook: isCookbook, name: try reader.text(), before: try reader.optionalValue(),
                    after: try reader.optionalValue()))
        case "n":
            let id = RecipeID(path: given(try reader.text()), index: try reader.number())
            let recipe = RecipeFingerprint(id, title: try reader.text(), content: try reader.optionalText())
            return .note(.init(recipe: recipe, edits: try edits(&reader), inverse: try edits(&reader)))
        case "t":
            return .timer(
                id: try reader.text(), before: try reader.optionalText(), after: try reader.optionalText())
        default: throw Unreadable()
        }
    }

    // MARK: - Files

    private func write(_ change: CookbookFiles.Change, _ writer: inout Writer) {
        switch change {
        case .edited(let path, let old, let new):
            writer.tag("e")
            writer.text(absolute(path))
            writer.value(old)
            writer.value(new)
        case .created(let path, let content):
            writer.tag("c")
            writer.text(absolute(path))
            writer.value(content)
        case .moved(let moves):
            writer.tag("m")
            writer.list(moves) { writer, move in
                writer.text(absolute(move.from))
                writer.text(absolute(move.to))
            }
        case .trashed(let items):
            writer.tag("d")
            writer.list(items) { writer, item in
                writer.text(absolute(item.path))
                writer.text(item.trashed)
                writer.optional(item.info) { $0.text($1) }
            }
        case .restored(let path):
            writer.tag("r")
            writer.text(absolute(path))
        case .several(let changes):
            writer.tag("s")
            writer.list(changes) { writer, change in write(change, &writer) }
        }
    }

    private func change(_ reader: inout Reader) throws(Unreadable) -> CookbookFiles.Change {
        switch try reader.tag() {
        case "e": return .edited(path: given(try reader.text()), from: try reader.value(), to: try reader.value())
        case "c": return .created(path: given(try reader.text()), content: try reader.value())
        case "m":
            return .moved(
                try reader.list { reader throws(Unreadable) in
                    CookbookFiles.Move(from: given(try reader.text()), to: given(try reader.text()))
                })
        case "d":
            return .trashed(
                try reader.list { reader throws(Unreadable) in
                    Trash.Item(
                        path: given(try reader.text()), trashed: try reader.text(),
                        info: try reader.optionalText() ?? "")
                })
        case "r": return .restored(path: given(try reader.text()))
        case "s": return .several(try reader.list { reader throws(Unreadable) in try change(&reader) })
        default: throw Unreadable()
        }
    }

    // MARK: - Notes

    private func write(_ edits: [NotebookEdit], _ writer: inout Writer) {
        writer.list(edits) { writer, edit in
            switch edit {
            case .favourite(let isFavourite): writer.fields("f", isFavourite ? "1" : "0")
            case .rating(let rating): writer.fields("r", rating.map(String.init) ?? "")
            case .note(let text): writer.fields("n", text)
            case .cooked(let cooking): writer.fields("c", cooking.day.description, cooking.note)
            case .notCooked(let day): writer.fields("u", day.description)
            case .tick(let item, let isTicked): writer.fields("t", item, isTicked ? "1" : "0")
            case .untickAll: writer.fields("a")
            case .scale(let factor): writer.fields("s", factor?.written ?? "")
            case .cooking(let step): writer.fields("p", step.map(String.init) ?? "")
            case .revision(let text, let reason): writer.fields("v", text, reason.rawValue)
            }
        }
    }

    private func edits(_ reader: inout Reader) throws(Unreadable) -> [NotebookEdit] {
        try reader.list { reader throws(Unreadable) -> NotebookEdit in
            switch try reader.tag() {
            case "f": return .favourite(try reader.text() == "1")
            case "r": return .rating(Int(try reader.text()))
            case "n": return .note(try reader.text())
            case "c":
                let day = try reader.day()
                return .cooked(.init(day: day, note: try reader.text()))
            case "u": return .notCooked(try reader.day())
            case "t":
                let item = try reader.text()
                return .tick(item, isTicked: try reader.text() == "1")
            case "a": return .untickAll
            case "s": return .scale(Rational(parsing: try reader.text()))
            case "p": return .cooking(step: Int(try reader.text()))
            case "v":
                let text = try reader.text()
                guard let reason = NotebookEntry.Revision.Reason(rawValue: try reader.text()) else {
                    throw Unreadable()
                }
                return .revision(text, reason)
            default: throw Unreadable()
            }
        }
    }
}

extension ChangeCoding {
    fileprivate struct Writer {
        var bytes: [UInt8] = []

        mutating func tag(_ letter: Unicode.Scalar) { bytes.append(UInt8(truncatingIfNeeded: letter.value)) }

        mutating func value(_ value: [UInt8]) {
            var count = UInt64(value.count)
            while count > 0x7F {
                bytes.append(UInt8(truncatingIfNeeded: count) | 0x80)
                count >>= 7
            }
            bytes.append(UInt8(count))
            bytes += value
        }

        mutating func text(_ text: String) { value(Array(text.utf8)) }

        mutating func fields(_ letter: Unicode.Scalar, _ fields: String...) {
            tag(letter)
            for field in fields { text(field) }
        }

        mutating func optional<Value>(_ value: Value?, _ write: (inout Self, Value) -> Void) {
            tag(value == nil ? "-" : "+")
            if let value { write(&self, value) }
        }

        mutating func list<Value>(_ values: [Value], _ write: (inout Self, Value) -> Void) {
            text(String(values.count))
            for value in values { write(&self, value) }
        }
    }

    fileprivate struct Reader {
        var rest: ArraySlice<UInt8>

        mutating func tag() throws(Unreadable) -> Unicode.Scalar {
            guard let byte = rest.popFirst() else { throw Unreadable() }
            return Unicode.Scalar(byte)
        }

        mutating func value() throws(Unreadable) -> [UInt8] {
            var (count, shift) = (UInt64(0), UInt64(0))
            while true {
                guard let byte = rest.popFirst(), shift < 56 else { throw Unreadable() }
                count |= UInt64(byte & 0x7F) << shift
                shift += 7
                if byte < 0x80 { break }
            }
            guard count <= UInt64(rest.count) else { throw Unreadable() }
            defer { rest = rest.dropFirst(Int(count)) }
            return Array(rest.prefix(Int(count)))
        }

        mutating func text() throws(Unreadable) -> String { String(decoding: try value(), as: UTF8.self) }

        mutating func number() throws(Unreadable) -> Int {
            guard let number = Int(try text()) else { throw Unreadable() }
            return number
        }

        mutating func day() throws(Unreadable) -> CalendarDay {
            guard let day = CalendarDay(iso: try text()) else { throw Unreadable() }
            return day
        }

        mutating func optionalValue() throws(Unreadable) -> [UInt8]? { try tag() == "+" ? try value() : nil }
        mutating func optionalText() throws(Unreadable) -> String? { try tag() == "+" ? try text() : nil }

        mutating func list<Value>(
            _ read: (inout Self) throws(Unreadable) -> Value
        ) throws(Unreadable) -> [Value] {
            let count = try number()
            guard count >= 0, count <= rest.count else { throw Unreadable() }
            var values: [Value] = []
            for _ in 0..<count { values.append(try read(&self)) }
            return values
        }
    }
}
