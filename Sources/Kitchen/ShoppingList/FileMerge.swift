import RecipeKit

/// Merges the changes that two programs made to one file.
public enum FileMerge {
    /// The result of a merge.
    public struct Result: Hashable, Sendable {
        /// The bytes of the merged file.
        public let bytes: [UInt8]
        /// The number of places at which both programs changed or removed old lines in different ways. At such a place,
        /// the merged file has the new lines of both. A place with only inserted lines does not count.
        public let conflicts: Int
    }

    /// Merges two versions of a file line by line.
    ///
    /// The result has the changes of both versions. If both versions changed the same lines in different ways, the
    /// result has the new lines of both, so no item and no tick is lost. O(n · changes).
    ///
    /// - Parameters:
    ///   - base: The file before both changes.
    ///   - mine: The file with the changes of this program.
    ///   - theirs: The file on the disk, with the changes of the other program.
    public static func merge(base: [UInt8], mine: [UInt8], theirs: [UInt8]) -> Result {
        if mine == base || mine == theirs { return Result(bytes: theirs, conflicts: 0) }
        if theirs == base { return Result(bytes: mine, conflicts: 0) }
        let base = lines(base)
        let mine = lines(mine)
        let theirs = lines(theirs)
        let toMine = matches(base, mine)
        let toTheirs = matches(base, theirs)
        var merged: [ArraySlice<UInt8>] = []
        var conflicts = 0
        var (b, m, t) = (0, 0, 0)
        while b < base.count || m < mine.count || t < theirs.count {
            if b < base.count, toMine[b] == m, toTheirs[b] == t {
                merged.append(base[b])
                (b, m, t) = (b + 1, m + 1, t + 1)
                continue
            }
            // Find the next line of the base that both versions still have.
            var next = b
            while next < base.count, toMine[next] == nil || toTheirs[next] == nil { next += 1 }
            let nextMine = next < base.count ? toMine[next] ?? mine.count : mine.count
            let nextTheirs = next < base.count ? toTheirs[next] ?? theirs.count : theirs.count
            let (old, own, other) = (base[b..<next], mine[m..<nextMine], theirs[t..<nextTheirs])
            if own.elementsEqual(old) {
                merged += other
            } else if other.elementsEqual(old) || own.elementsEqual(other) {
                merged += own
            } else {
                if !old.isEmpty { conflicts += 1 }
                merged += union(old, own, other)
            }
            (b, m, t) = (next, nextMine, nextTheirs)
        }
        return Result(bytes: joined(merged), conflicts: conflicts)
    }

    /// Returns the new lines of both versions, and the old lines that both versions still have.
    private static func union(
        _ old: ArraySlice<ArraySlice<UInt8>>, _ own: ArraySlice<ArraySlice<UInt8>>,
        _ other: ArraySlice<ArraySlice<UInt8>>
    ) -> [ArraySlice<UInt8>] {
        let previous = Set(old)
        let mine = Set(own)
        let theirs = Set(other)
        return other.filter { !previous.contains($0) || mine.contains($0) }
            + own.filter { !previous.contains($0) && !theirs.contains($0) }
    }

    /// Splits a file into lines. Each line contains its end.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    /// Joins lines. A line without an end gets one if another line follows.
    private static func joined(_ lines: [ArraySlice<UInt8>]) -> [UInt8] {
        var bytes: [UInt8] = []
        for line in lines {
            if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
            bytes += line
        }
        return bytes
    }

    /// For each old line, returns the index of the same line in the new version, or `nil` if the line was removed.
    private static func matches(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Int?] {
        let difference = new.difference(from: old)
        var isRemoved = Array(repeating: false, count: old.count)
        var isInserted = Array(repeating: false, count: new.count)
        for change in difference {
            switch change {
            case .remove(let offset, _, _): isRemoved[offset] = true
            case .insert(let offset, _, _): isInserted[offset] = true
            }
        }
        var position = 0
        return old.indices.map { index in
            if isRemoved[index] { return nil }
            while position < new.count, isInserted[position] { position += 1 }
            defer { position += 1 }
            return position
        }
    }
}
