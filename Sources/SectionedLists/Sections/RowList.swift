/// An ordered collection of rows. Inserting a row, removing a row and finding a row by its id are fast.
///
/// The rows are stored in chunks of a few hundred rows. For a million rows, an insertion, a removal or a lookup takes a
/// few thousand steps. An insertion into an `OrderedDictionary` of swift-collections would take a million.
@MainActor
final class RowList {
    private final class Chunk {
        var rows: [any Row]
        var start: Int

        init(_ rows: [any Row], start: Int) {
            self.rows = rows
            self.start = start
        }
    }

    private static let chunkSize = 256

    /// The chunks. After the initializer has run, there is at least one chunk. A chunk is empty only if it is the only
    /// chunk.
    private var chunks: [Chunk] = []
    /// The chunk of each row, with the id of the row as the key. `nil` until the first lookup of an id.
    private var homes: [AnyHashable: Chunk]?
    private(set) var count: Int

    init(_ rows: [any Row]) {
        count = rows.count
        for start in stride(from: 0, to: max(1, rows.count), by: Self.chunkSize) {
            chunks.append(Chunk(Array(rows[start..<min(start + Self.chunkSize, rows.count)]), start: start))
        }
    }

    var rows: [any Row] { chunks.flatMap(\.rows) }

    /// Returns the row at an index, or `nil` if there is none.
    subscript(index: Int) -> (any Row)? {
        guard index >= 0, index < count else { return nil }
        let chunk = chunks[chunkIndex(at: index)]
        return chunk.rows[index - chunk.start]
    }

    /// Returns the index of a row, or `nil` if no row has the id. The first call hashes all ids.
    func index(of id: AnyHashable) -> Int? {
        guard let chunk = allHomes()[id], let index = chunk.rows.firstIndex(where: { $0.id == id }) else { return nil }
        return chunk.start + index
    }

    /// Inserts a row at an index. The index must not be greater than ``count``.
    func insert(_ row: any Row, at index: Int) {
        let number = chunkIndex(at: index)
        let chunk = chunks[number]
        chunk.rows.insert(row, at: index - chunk.start)
        homes?[row.id] = chunk
        count += 1
        moveStarts(after: number, by: 1)
        if chunk.rows.count > 2 * Self.chunkSize { split(number) }
    }

    /// Removes and returns the row at an index. The index must be less than ``count``.
    func remove(at index: Int) -> any Row {
        let number = chunkIndex(at: index)
        let chunk = chunks[number]
        let row = chunk.rows.remove(at: index - chunk.start)
        homes?[row.id] = nil
        count -= 1
        moveStarts(after: number, by: -1)
        if chunk.rows.isEmpty, chunks.count > 1 { chunks.remove(at: number) }
        return row
    }

    /// Replaces the row at an index by a row with the same id, and returns the old row. The index must be less than
    /// ``count``.
    func replace(at index: Int, with row: any Row) -> any Row {
        let chunk = chunks[chunkIndex(at: index)]
        defer { chunk.rows[index - chunk.start] = row }
        return chunk.rows[index - chunk.start]
    }

    /// An id that several rows have, or `nil` if all ids are unique.
    var repeatedID: AnyHashable? {
        var seen: Set<AnyHashable> = []
        for chunk in chunks {
            for row in chunk.rows where !seen.insert(row.id).inserted { return row.id }
        }
        return nil
    }

    private func allHomes() -> [AnyHashable: Chunk] {
        if let homes { return homes }
        var homes: [AnyHashable: Chunk] = [:]
        homes.reserveCapacity(count)
        for chunk in chunks {
            for row in chunk.rows where homes[row.id] == nil { homes[row.id] = chunk }
        }
        if homes.count < count, let id = repeatedID {
            ProgrammingError.tell("More than one row of a section has the id \(id)")
        }
        self.homes = homes
        return homes
    }

    /// Returns the index of the chunk that contains the row at an index. For an index after the last row, returns the
    /// index of the last chunk.
    private func chunkIndex(at index: Int) -> Int {
        var low = 0
        var high = chunks.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if chunks[middle].start <= index { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private func moveStarts(after number: Int, by distance: Int) {
        for chunk in chunks[(number + 1)...] { chunk.start += distance }
    }

    private func split(_ number: Int) {
        let chunk = chunks[number]
        let middle = chunk.rows.count / 2
        let upper = Chunk(Array(chunk.rows[middle...]), start: chunk.start + middle)
        chunk.rows.removeLast(chunk.rows.count - middle)
        chunks.insert(upper, at: number + 1)
        for row in upper.rows where homes?[row.id] === chunk { homes?[row.id] = upper }
    }
}

/// An insertion or a removal of a row at an index of its section. In an array of edits, each index applies to the rows
/// as they are after all earlier edits. A move is a removal followed by an insertion.
public enum RowEdit: Hashable, Sendable {
    /// A row was inserted. The index is that of the row after the insertion.
    case insert(at: Int)
    /// The row at an index was removed.
    case remove(at: Int)
}

extension [RowEdit] {
    /// Returns whether the edits are possible in a section, and lead to a number of rows.
    ///
    /// - Parameters:
    ///   - old: The number of rows before the edits.
    ///   - new: The number of rows after the edits.
    func lead(from old: Int, to new: Int) -> Bool {
        var count = old
        for edit in self {
            switch edit {
            case .insert(let index):
                guard (0...count).contains(index) else { return false }
                count += 1
            case .remove(let index):
                guard (0..<count).contains(index) else { return false }
                count -= 1
            }
        }
        return count == new
    }
}

/// The exact edits of rows, grouped by the id of the section. With these edits, a layer can update its section without
/// reading every row again.
///
/// All values of this type are equal, so that the edits do not influence whether two values of ``ListChange`` are
/// equal.
struct RowEdits: Hashable {
    private var edits: [AnyHashable: [RowEdit]] = [:]

    subscript(section: AnyHashable) -> [RowEdit]? {
        get { edits[section] }
        set { edits[section] = newValue }
    }

    /// The ids of the sections whose edits are known.
    var sections: [AnyHashable] { Array(edits.keys) }

    var isEmpty: Bool { edits.isEmpty }

    /// Returns the edits of two changes in order: first these edits, which belong to the earlier change, then the edits
    /// of the later change.
    ///
    /// If one of the changes has unknown edits of a section, the result does not contain the section.
    ///
    /// - Parameters:
    ///   - later: The edits of the later change.
    ///   - changed: The sections whose rows were changed by the earlier change.
    ///   - laterChanged: The sections whose rows were changed by the later change.
    func followed(
        by later: RowEdits, after changed: Set<AnyHashable>, _ laterChanged: Set<AnyHashable>
    ) -> RowEdits {
        guard !isEmpty || !later.isEmpty else { return self }
        var both = RowEdits()
        for id in changed.union(laterChanged) {
            let first = changed.contains(id) ? edits[id] : []
            let second = laterChanged.contains(id) ? later.edits[id] : []
            if let first, let second { both.edits[id] = first + second }
        }
        return both
    }

    // Always `true`: edits must not influence whether two values of `ListChange` are equal.
    static func == (left: RowEdits, right: RowEdits) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
