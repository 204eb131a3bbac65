import Figures

/// Words typed letter by letter into programs that search as one types.
///
/// A letter is answered when its first results are painted: when text is written to a row of the results. Those are all
/// rows but two at the top and two at the bottom, where programs show what was typed, how many were found, how far the
/// search has come, and which keys there are. That a row is written says that the results are the letter's own, because
/// programs mark what was typed in each: of another query even the same lines look otherwise. The answer is over with
/// the first pause of a millisecond, so that better results that come behind are not waited for.
///
/// The next letter comes at the pace of somebody who types fast, whatever the program still does then.
struct TypedSearch {
    struct Samples: Codable {
        let program: String
        /// From the key to the end of the first drawing of results.
        var results: [Double] = []
        /// From the key to the first byte, as a rule the letter itself.
        var letters: [Double] = []
        var slowest = Slowest()
        var unanswered = 0
        /// The most memory that was resident by the end.
        var peakMemory: [Int] = []
        var problems: [String] = []
    }

    struct Slowest: Codable {
        var text = ""
        var milliseconds = 0.0
    }

    /// A program, and the keys that bring one who has just started it to the line that is typed into.
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

    /// The programs take turns in every run.
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
        // A peer reads all lines first, and shows how far it is.
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
