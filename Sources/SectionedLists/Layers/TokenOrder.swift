/// A sequence of tokens. A token is a number, 0 or greater, that stands for one row of a section. A token can be found
/// by its position, and a position by its token.
///
/// As in a ``RowList``, the tokens are stored in chunks. An edit moves only the tokens of one chunk. To find the
/// position of a token, only one chunk is searched.
@MainActor
final class TokenOrder {
    private final class Chunk {
        var tokens: [Int]
        var start: Int

        init(_ tokens: [Int], start: Int) {
            self.tokens = tokens
            self.start = start
        }
    }

    private static let chunkSize = 256

    /// The chunks. After the initializer has run, there is at least one chunk. A chunk is empty only if it is the only
    /// chunk.
    private var chunks: [Chunk] = []
    /// The chunk of each token, with the token as the index. The entry of a removed token has no meaning.
    private var homes: [Chunk] = []

    /// Creates a sequence of tokens.
    ///
    /// - Parameter tokens: All numbers from 0 to `tokens.count - 1`, each once, in any order.
    init(_ tokens: [Int]) {
        for start in stride(from: 0, to: max(1, tokens.count), by: Self.chunkSize) {
            chunks.append(Chunk(Array(tokens[start..<min(start + Self.chunkSize, tokens.count)]), start: start))
        }
        homes = Array(repeating: chunks[0], count: tokens.count)
        for chunk in chunks {
            for token in chunk.tokens { homes[token] = chunk }
        }
    }

    var count: Int { chunks[chunks.count - 1].start + chunks[chunks.count - 1].tokens.count }

    /// Returns the token at a position. The position must be less than ``count``.
    subscript(position: Int) -> Int {
        let chunk = chunks[chunkIndex(at: position)]
        return chunk.tokens[position - chunk.start]
    }

    /// Returns the position of a token, or `nil` if the sequence does not contain it.
    func position(of token: Int) -> Int? {
        guard token < homes.count else { return nil }
        let chunk = homes[token]
        return chunk.tokens.firstIndex(of: token).map { chunk.start + $0 }
    }

    /// Inserts a token at a position. The position must not be greater than ``count``.
    func insert(_ token: Int, at position: Int) {
        let number = chunkIndex(at: position)
        let chunk = chunks[number]
        chunk.tokens.insert(token, at: position - chunk.start)
        // This loop also adds entries for smaller tokens whose rows the same edits inserted and removed. These entries
        // are not used.
        while homes.count <= token { homes.append(chunk) }
        homes[token] = chunk
        for later in chunks[(number + 1)...] { later.start += 1 }
        if chunk.tokens.count > 2 * Self.chunkSize { split(number) }
    }

    /// Removes and returns the token at a position. The position must be less than ``count``.
    @discardableResult
    func remove(at position: Int) -> Int {
        let number = chunkIndex(at: position)
        let chunk = chunks[number]
        let token = chunk.tokens.remove(at: position - chunk.start)
        for later in chunks[(number + 1)...] { later.start -= 1 }
        if chunk.tokens.isEmpty, chunks.count > 1 { chunks.remove(at: number) }
        return token
    }

    /// Returns the number of tokens at the start that satisfy a condition. The tokens that satisfy the condition must
    /// precede all other tokens. The condition is evaluated O(log count) times.
    func countOfPrefix(where holds: (Int) -> Bool) -> Int {
        (0..<count).countOfPrefix { holds(self[$0]) }
    }

    /// Returns the index of the chunk that contains a position. For a position after the last token, returns the index
    /// of the last chunk.
    private func chunkIndex(at position: Int) -> Int {
        max(0, chunks.countOfPrefix { $0.start <= position } - 1)
    }

    private func split(_ number: Int) {
        let chunk = chunks[number]
        let middle = chunk.tokens.count / 2
        let upper = Chunk(Array(chunk.tokens[middle...]), start: chunk.start + middle)
        chunk.tokens.removeLast(chunk.tokens.count - middle)
        chunks.insert(upper, at: number + 1)
        for token in upper.tokens { homes[token] = upper }
    }
}
