/// Rows in their order, which are found by their ids, and which come and go at little cost.
///
/// They are kept in chunks of a few hundred. Each chunk knows the index of its first row, and each id the chunk that its
/// row is in; so a row that comes or goes moves the rows of its chunk, and the beginnings of those after it, and nothing
/// else. Where a row is, is searched in its chunk. With a million rows that is a few thousand steps in place of a million.
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

    /// At least one; none is empty unless it is the only one.
    private var chunks: [Chunk] = []
    /// The chunks of the rows by their ids, from the first question on.
    private var homes: [AnyHashable: Chunk]?
    private(set) var count: Int

    init(_ rows: [any Row]) {
        count = rows.count
        for start in stride(from: 0, to: max(1, rows.count), by: Self.chunkSize) {
            chunks.append(Chunk(Array(rows[start..<min(start + Self.chunkSize, rows.count)]), start: start))
        }
    }

    var rows: [any Row] { chunks.flatMap(\.rows) }

    /// The row at an index; `nil` where there is none.
    subscript(index: Int) -> (any Row)? {
        guard index >= 0, index < count else { return nil }
        let chunk = chunks[chunkIndex(at: index)]
        return chunk.rows[index - chunk.start]
    }

    /// Where a row is. The first question hashes all ids.
    func index(of id: AnyHashable) -> Int? {
        guard let chunk = allHomes()[id], let index = chunk.rows.firstIndex(where: { $0.id == id }) else { return nil }
        return chunk.start + index
    }

    /// Puts a row at an index that is not greater than the count.
    func insert(_ row: any Row, at index: Int) {
        let number = chunkIndex(at: index)
        let chunk = chunks[number]
        chunk.rows.insert(row, at: index - chunk.start)
        homes?[row.id] = chunk
        count += 1
        moveStarts(after: number, by: 1)
        if chunk.rows.count > 2 * Self.chunkSize { split(number) }
    }

    /// Takes out the row at an index that is less than the count.
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

    /// Puts a row with the same id in the place of the one at an index that is less than the count.
    func replace(at index: Int, with row: any Row) -> any Row {
        let chunk = chunks[chunkIndex(at: index)]
        defer { chunk.rows[index - chunk.start] = row }
        return chunk.rows[index - chunk.start]
    }

    /// An id that more than one row has.
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
            ProgrammingError.report("More than one row of a section has the id \(id)")
        }
        self.homes = homes
        return homes
    }

    /// The chunk that has an index, or the last one.
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
