import RecipeKit

/// The file `.shopping-checked` of the Cooklang programs: a log of ticked and unticked lines.
///
/// `+ milk` ticks a name and `- milk` unticks it. Case does not matter. If a name is in several lines, the last one
/// counts. Programs append their ticks, so no tick is lost if two programs append at the same time.
public struct ShoppingChecked: Hashable, Sendable {
    /// A line of the log.
    private struct Record {
        var name: String
        var isTicked: Bool
    }

    private var file: FileLines

    /// Reads a file. Lines that neither tick nor untick a name are ignored, but remain in the file. O(n).
    public init(bytes: [UInt8]) { file = FileLines(bytes) }

    /// Reads a text.
    public init(_ text: String) { self.init(bytes: Array(text.utf8)) }

    /// The bytes of the file.
    public var bytes: [UInt8] { file.bytes }

    /// The ticked names in lower case, sorted. O(n log n).
    public var ticked: [String] {
        var state: [String: Bool] = [:]
        for record in records { state[record.name.lowercased()] = record.isTicked }
        return state.filter(\.value).keys.sorted()
    }

    /// Returns the keys of the ticked groceries. O(n).
    ///
    /// The tick of a grocery remains if its name on the list changes: “onion” remains ticked when a second recipe makes
    /// it “onions”.
    public func ticked(_ names: GroceryNames) -> Set<String> {
        var state: [String: Bool] = [:]
        for record in records { state[names.grocery(for: record.name).key] = record.isTicked }
        return Set(state.filter(\.value).keys)
    }

    /// Returns whether a name is ticked. Case does not matter. O(n).
    public func isTicked(_ name: String) -> Bool {
        let name = name.lowercased()
        return records.last { $0.name.lowercased() == name }?.isTicked ?? false
    }

    /// Ticks or unticks a name: adds a line at the end of the log. Does nothing if the name is empty or already has
    /// this state.
    ///
    /// - Returns: The bytes that were appended. The caller appends the same bytes to the file on the disk. The array is
    ///   empty if nothing was appended.
    @discardableResult
    public mutating func setTicked(_ isTicked: Bool, _ name: String) -> [UInt8] {
        let name = name.split { $0.isNewline }.joined(separator: " ").trimmingSpaces()
        guard !name.isEmpty, self.isTicked(name) != isTicked else { return [] }
        let before = file.bytes.count
        file.insert("\(isTicked ? "+" : "-") \(name)", at: file.count)
        return Array(file.bytes[before...])
    }

    /// Returns the file with one line for each ticked name, in lower case, sorted. Compacting the result again does not
    /// change it.
    ///
    /// - Parameters:
    ///   - list: The names that are on the list, or `nil` to keep all ticks.
    ///   - names: The meanings of names. `nil` means that only the names themselves are compared.
    public func compacted(keeping list: [String]?, _ names: GroceryNames? = nil) -> ShoppingChecked {
        var kept = ticked
        if let list {
            let same = Set(list.map { $0.lowercased() })
            let keys = names.map { names in Set(list.map { names.grocery(for: $0).key }) } ?? []
            kept = kept.filter { name in
                same.contains(name) || names.map { keys.contains($0.grocery(for: name).key) } == true
            }
        }
        return ShoppingChecked(kept.map { "+ \($0)\n" }.joined())
    }

    /// Returns the file of another program, with the ticks that this file has changed since a common base.
    ///
    /// - Parameters:
    ///   - base: The file before both programs changed it.
    ///   - theirs: The file on the disk, with the changes of the other program.
    public func merged(base: ShoppingChecked, theirs: ShoppingChecked) -> ShoppingChecked {
        let before = Set(base.ticked)
        let now = Set(ticked)
        var merged = theirs
        for record in records where merged.isTicked(record.name) != now.contains(record.name.lowercased()) {
            let name = record.name.lowercased()
            if before.contains(name) != now.contains(name) { merged.setTicked(now.contains(name), record.name) }
        }
        // A compacted log has no lines for unticked names. So untick the names that are missing.
        for name in before.subtracting(now) { merged.setTicked(false, name) }
        return merged
    }

    private var records: [Record] {
        file.lines.compactMap { line in
            let range = UTF8Text.trim(0..<line.bytes.count, in: line.bytes)
            guard range.count > 1, line.bytes[range.lowerBound + 1] == 0x20 || line.bytes[range.lowerBound + 1] == 0x09
            else { return nil }
            let name = UTF8Text.string((range.lowerBound + 1)..<range.upperBound, in: line.bytes).trimmingSpaces()
            switch line.bytes[range.lowerBound] {
            case UInt8(ascii: "+"): return Record(name: name, isTicked: true)
            case UInt8(ascii: "-"): return Record(name: name, isTicked: false)
            default: return nil
            }
        }
    }
}
