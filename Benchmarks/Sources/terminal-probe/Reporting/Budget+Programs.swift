import Figures

extension Budget {
    private static let recipes = Measured.recipes
    private static let gallery = Measured.gallery

    static func all(of measured: Measured) -> [Budget] {
        recipes(measured) + gallery(measured.million)
    }

    private static func recipes(_ measured: Measured) -> [Budget] {
        let side = measured.browser
        return [
            Budget(
                what: "start, starter cookbook", promise: "at most nnn's", figure: side.start(of: recipes),
                limit: side.start(of: Measured.nnn), unit: "ms"),
            start("start, starter cookbook", recipes, 2, isAim: true, side),
            arrow("↓ inside the screen", Measured.inside, recipes, 1.7, side),
            bytes("↓ inside the screen", Measured.inside, limit: 130, side),
            arrow("↓ that scrolls a row", Measured.scrolling, recipes, 2, side),
            bytes("↓ that scrolls a row", Measured.scrolling, limit: 210, side),
        ] + Measured.jumps.map { jump($0, $0, recipes, side) } + [
            Budget(
                what: "at rest", promise: "no wake-ups", figure: side.wakeUps(of: recipes), limit: 0, unit: "/s"),
            Budget(
                what: "first screen, 5,000 files", promise: "while reading goes on",
                figure: measured.reading.firstScreen.median, limit: 100, unit: "ms"),
            Budget(
                what: "peak memory", promise: "at most so much", figure: side.peakMemory(of: recipes),
                limit: 28 * 1_048_576, unit: "MiB"),
            Budget(
                what: "installed program", promise: "at most so much", figure: measured.programSize.map(Double.init),
                limit: 48e6, unit: "MB"),
        ]
    }

    private static func gallery(_ side: SideBySide) -> [Budget] {
        [
            start("million: start", gallery, 2, isAim: true, side),
            arrow("million: ↓ inside", Measured.inside, gallery, 1.7, side),
            arrow("million: ↓ that scrolls", Measured.scrolling, gallery, 2, side),
        ] + (Measured.jumps + [Measured.nextSection]).map { jump("million: \($0)", $0, gallery, side) } + [
            Budget(
                what: "million: peak memory", promise: "at most so much", figure: side.peakMemory(of: gallery),
                limit: 24 * 1_048_576, unit: "MiB"),
            Budget(
                what: "million: at rest", promise: "no wake-ups", figure: side.wakeUps(of: gallery), limit: 0,
                unit: "/s"),
        ]
    }

    private static func start(
        _ what: String, _ program: String, _ factor: Double, isAim: Bool = false, _ side: SideBySide
    ) -> Budget {
        Budget(
            what: what, promise: isAim ? "aim: twice the floor" : atMost(factor), figure: side.start(of: program),
            limit: side.start(of: Measured.floor).map { $0 * factor }, unit: "ms", isAim: isAim)
    }

    private static func arrow(
        _ what: String, _ script: String, _ program: String, _ factor: Double, _ side: SideBySide
    ) -> Budget {
        Budget(
            what: what, promise: atMost(factor), figure: side.answer(of: program, to: script),
            limit: side.answer(of: Measured.floor, to: script).map { $0 * factor }, unit: "ms")
    }

    private static func atMost(_ factor: Double) -> String { "at most \(factor) times the floor" }

    private static func bytes(_ what: String, _ script: String, limit: Double, _ side: SideBySide) -> Budget {
        Budget(
            what: what, promise: "at most so many bytes", figure: side.bytes(of: recipes, to: script), limit: limit,
            unit: "bytes")
    }

    static func jump(_ what: String, _ script: String, _ program: String, _ side: SideBySide) -> Budget {
        Budget(
            what: what, promise: "at most 3 times ↓", figure: side.answer(of: program, to: script),
            limit: side.answer(of: program, to: Measured.inside).map { $0 * 3 }, unit: "ms")
    }
}
