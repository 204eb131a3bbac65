import Figures

/// Measures programs that search while the user types. It types words letter by letter.
///
/// A letter is answered when the program has drawn its first results: when it has written text to a row of results. The
/// rows of results are all rows except two at the top and two at the bottom. Those show the typed text, the number of
/// results, the progress of the search, and keys.
///
/// If a row is written, it belongs to the results of the new letter: programs highlight the typed text in each row, so
/// rows look different even if they show the same results. The answer ends with the first pause of a millisecond.
/// Better results that follow later do not count.
///
/// The next letter follows after ``pace``, as if a user typed fast, even if the program is still busy.
struct TypedSearch {
    struct Samples: Codable {
        let program: String
        /// The times from a key to the end of the first drawing of results.
        var results: [Double] = []
        /// The times from a key to the first byte of output, which is usually the letter itself.
        var letters: [Double] = []
        var slowest = Slowest()
        var unanswered = 0
        /// The maximum resident memory at the end of each run.
        var peakMemory: [Int] = []
        var problems: [String] = []
    }

    struct Slowest: Codable {
        var text = ""
        var milliseconds = 0.0
    }

    /// A program, and the keys that open its search after the start.
    struct Searcher {
        var program: Program
        var opening: [Key]
    }

    var searchers: [Searcher]
    var size: PseudoTerminal.Size
    var runs: Int
    var quitKey: Key
    var clearKey: Key

    private let pace = Duration.milliseconds(120)
    private let pause = Duration.milliseconds(1)
    private let timeout = Duration.seconds(5)

    /// Measures all programs, which take turns in every run.
    func measure() throws -> [Samples] {
        let homes = try ScratchHome()
        var samples = searchers.map { Samples(program: $0.program.name) }
        for _ in 0..<runs {
            for (index, searcher) in searchers.enumerated() {
                try measure(searcher, home: homes.folder(searcher.program.name), into: &samples[index])
            }
        }
        return samples
    }

    private func measure(_ searcher: Searcher, home: String, into samples: inout Samples) throws {
        let terminal = try PseudoTerminal(searcher.program, size: size, home: home)
        defer {
            if !terminal.quit(with: quitKey) { samples.problems.append("\(searcher.program.name) did not leave") }
        }
        var rows = WrittenRows(rows: size.rows)
        func settle(_ quiet: Duration) {
            _ = terminal.read(quiet: quiet, timeout: quiet) {
                rows.read($0)
                return true
            }
        }
        // Another program first reads all lines and shows its progress.
        settle(.seconds(1))
        if !searcher.opening.isEmpty {
            terminal.send(searcher.opening.flatMap(\.bytes))
            settle(.milliseconds(200))
        }
        for word in TypedWords.all {
            for (index, letter) in word.enumerated() {
                guard let key = Key(String(letter)) else { continue }
                let pressed = PseudoTerminal.Instant.now
                let answer = press(key, in: terminal, &rows)
                if let first = answer.first { samples.letters.append((first - pressed).milliseconds) }
                if let painted = answer.painted {
                    let time = (painted - pressed).milliseconds
                    samples.results.append(time)
                    if time > samples.slowest.milliseconds {
                        samples.slowest = Slowest(text: String(word.prefix(index + 1)), milliseconds: time)
                    }
                } else {
                    samples.unanswered += 1
                }
                read(in: terminal, until: pressed + pace, &rows)
            }
            terminal.send(clearKey.bytes)
            settle(.milliseconds(250))
        }
        if let memory = terminal.process.peakMemory { samples.peakMemory.append(memory) }
    }

    private func press(
        _ key: Key, in terminal: PseudoTerminal, _ rows: inout WrittenRows
    ) -> (first: PseudoTerminal.Instant?, painted: PseudoTerminal.Instant?) {
        rows.forget()
        terminal.send(key.bytes)
        let results = 2..<(size.rows - 2)
        let answer = terminal.read(quiet: timeout, timeout: timeout) {
            rows.read($0)
            return !rows.contains(anyOf: results)
        }
        guard rows.contains(anyOf: results) else { return (answer.first, nil) }
        let rest = terminal.read(quiet: pause, timeout: pause) {
            rows.read($0)
            return true
        }
        return (answer.first, rest.last ?? answer.last)
    }

    private func read(in terminal: PseudoTerminal, until end: PseudoTerminal.Instant, _ rows: inout WrittenRows) {
        while .now < end {
            let left = max(end - .now, .milliseconds(1))
            _ = terminal.read(quiet: left, timeout: left) {
                rows.read($0)
                return .now < end
            }
        }
    }
}
