import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Random keys", .serialized)
struct MonkeyTests {
    private static let environment = ProcessInfo.processInfo.environment
    /// The number of events. `make torture` sets a higher number.
    private static let events = environment["MONKEY_EVENTS"].flatMap { Int($0) }
    /// The seeds, separated by commas.
    private static let seeds =
        environment["MONKEY_SEED"].map { $0.split(separator: ",").compactMap { UInt64($0) } } ?? [1, 2, 3]
    /// The duration of a long run. Without it, there is no long run.
    private static let seconds = environment["MONKEY_SECONDS"].flatMap { Int($0) }

    @Test(
        "Hours of random keys and of files that change never crash or hang the program, and memory use stays the same",
        .enabled(if: seconds != nil, "MONKEY_SECONDS is not set"), .timeLimit(.minutes((seconds ?? 0) / 60 + 30)))
    func presses() async {
        let seconds = Self.seconds ?? 0
        // The programs run at once, because most of the time each of them waits.
        await withThrowingTaskGroup(of: Void.self) { group in
            for seed in Self.seeds {
                group.addTask {
                    let run = try Self.run(seed: seed)
                    try await run.press(until: { $0 >= .seconds(seconds) ? nil : $0 / .seconds(seconds) })
                    print(run.summary)
                    let (early, late) = run.memory
                    #expect(late < early + early / 10, "\(run.summary)")
                }
            }
            // An error of one run does not end the others.
            while let result = await group.nextResult() {
                if case .failure(let error) = result { Issue.record(error) }
            }
        }
    }

    private static func run(seed: UInt64) throws -> MonkeyRun {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try HostileCookbook.write(into: scratch, folder: "Cookbook/Hostile")
        try AbsurdCookbook.write(into: scratch, folder: "Cookbook")
        return try MonkeyRun(in: scratch, seed: seed)
    }

    @Test(
        "Random keys and files that change never crash or hang the program, and do not increase its memory use",
        .timeLimit(.minutes(120)), .enabled(if: seconds == nil, "a long run takes its place"), arguments: seeds)
    func presses(seed: UInt64) async throws {
        let run = try Self.run(seed: seed)
        try await run.press(Self.events ?? 2000)
        print(run.summary)
        let (early, late) = run.memory
        // In the last quarter of a short run, screens are still shown for the first time, and languages read. On a busy
        // machine even more of them, because the index is not complete before.
        #expect(late < early + early / 10 + (16 << 20), "\(run.summary)")
        // Only long runs of the release program check the time. In a short run, the screens of the first and of the
        // last quarter are too different.
        if Self.events != nil {
            #expect(run.longest < .milliseconds(200), "\(run.summary)")
            #expect(run.slowdown < 2.5, "\(run.summary)")
        }
    }
}

/// A program that receives random keys.
private final class MonkeyRun {
    private var terminal: RawTerminal
    private var figures: ProcessFigures
    private let seed: UInt64
    private let scratch: ScratchFolder
    private let cookbook: URL
    private var monkey: Monkey
    private var done = 0
    private var last: [String] = []
    /// The memory use at parts of the run, from 0 to 1.
    private var samples: [(part: Double, bytes: Int)] = []
    private var times: [Duration] = []

    init(in scratch: ScratchFolder, seed: UInt64) throws {
        self.seed = seed
        self.scratch = scratch
        cookbook = scratch.url.appending(path: "Cookbook")
        monkey = Monkey(seed: seed)
        (terminal, figures) = try Self.start(in: scratch)
    }

    private static func start(in scratch: ScratchFolder) throws -> (RawTerminal, ProcessFigures) {
        let terminal = try RawTerminal(
            .recipes, ["Cookbook"], columns: 100, rows: 30, in: scratch,
            environment: ["VISUAL": "true", "EDITOR": "true", "PAGER": "true"])
        return (terminal, ProcessFigures(identifier: terminal.process.identifier))
    }

    func press(_ events: Int) async throws {
        try await press { [self] _ in done < events ? Double(done) / Double(events) : nil }
    }

    /// Presses keys until a function returns `nil`.
    ///
    /// - Parameter part: Receives the time since the start. Returns which part of the run is over, from 0 to 1.
    func press(until part: (Duration) -> Double?) async throws {
        try await terminal.waitFor("recipes", within: .seconds(60))
        let start = ContinuousClock.now
        while let part = part(ContinuousClock.now - start) {
            let time = figures.mainThreadTime
            switch monkey.next() {
            case .resize(let columns, let rows):
                terminal.resize(columns: columns, rows: rows)
                note("size \(columns)x\(rows)", events: 1)
            case .undo:
                let undone = try await recipes("undo", in: scratch)
                note("undo: \((undone.output + undone.error).prefix(80))", events: 1)
            case .files(let change):
                note("files: \(try change.apply(in: cookbook.appending(path: "Outside")))", events: 1)
            case .bytes(let bytes, let events):
                try await terminal.send(bytes)
                note(String(decoding: bytes, as: UTF8.self).debugDescription, events: events)
            }
            try await waitUntilRead()
            if let time, let now = figures.mainThreadTime {
                if times.count < Self.mostTimes { times.append(now - time) }
                if now - time > longest { (longest, longestInput) = (now - time, last.last ?? "") }
            }
            if samples.last.map({ part - $0.part > 0.01 }) ?? true, let memory = figures.memory {
                samples.append((part, memory))
            }
        }
    }

    /// The number of times that are kept. A long run would need more memory for them than the program.
    private static let mostTimes = 1_000_000

    private func note(_ what: String, events: Int) {
        done += events
        if last.count == 20 { last.removeFirst() }
        last.append(String(what.prefix(200)))
    }

    /// Waits until the program has read all keys. If the program hangs, the keys stay in the queue.
    private func waitUntilRead() async throws {
        var timeout = Timeout(.seconds(30))
        repeat {
            terminal.receive()
            said = (said + terminal.takeOutput()).suffix(4000)
            if let status = terminal.endIfOver() {
                guard status == 0, mayHaveQuit else { throw failure("ended with \(status)") }
                (terminal, figures) = try Self.start(in: scratch)
                return try await terminal.waitFor("recipes", within: .seconds(60))
            }
            guard !timeout.isOver() else { throw failure("has not read its keys for 30 seconds") }
            try await Task.sleep(for: .microseconds(200))
        } while terminal.unread > 0
    }

    /// Whether the last events can have quit the program: the mouse on the hint of `q`, or Enter on its row of the help.
    private var mayHaveQuit: Bool {
        last.contains { event in ["[<", "[M", "?", "OP", "[11~", "[[A"].contains { event.contains($0) } }
    }

    /// The end of what the program has written. After a crash, it contains the reason.
    private var said: ArraySlice<UInt8> = []

    private func failure(_ what: String) -> RawTerminal.Failure {
        RawTerminal.Failure(
            description:
                "the program \(what) after \(done) events of seed \(seed); the last were\n\(last.joined(separator: "\n"))\n"
                + "It said at last: \(String(decoding: said, as: UTF8.self).debugDescription)"
        )
    }

    /// The longest time that the main thread worked on one batch of input.
    private(set) var longest = Duration.zero
    /// The batch of input on which the main thread worked longest.
    private var longestInput = ""

    /// The usual time for one batch of input in the last quarter of the run, divided by that in the first quarter.
    var slowdown: Double {
        let quarter = times.count / 4
        guard quarter > 0 else { return 1 }
        let (early, late) = (times.prefix(quarter).sorted(), times.suffix(quarter).sorted())
        return late[quarter / 2] / max(early[quarter / 2], .microseconds(1))
    }

    /// The maximum memory use in the second and in the last quarter of the run.
    var memory: (early: Int, late: Int) {
        let early = samples.filter { (0.25..<0.5).contains($0.part) }.map(\.bytes).max() ?? 0
        return (early, samples.filter { $0.part >= 0.75 }.map(\.bytes).max() ?? 0)
    }

    var summary: String {
        let sorted = times.sorted()
        let (early, late) = memory
        let usual = sorted.isEmpty ? Duration.zero : sorted[sorted.count * 99 / 100]
        return
            "monkey: seed \(seed), \(done) events; main thread at most \(longest) for \(longestInput), 99 in 100 below \(usual); slowdown \(slowdown); memory \(early >> 10) KiB early, \(late >> 10) KiB late"
    }
}
