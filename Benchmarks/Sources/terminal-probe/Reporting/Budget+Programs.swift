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
            start("start, starter cookbook", recipes, side),
            arrow("↓ inside the screen", Measured.inside, recipes, side),
            bytes("↓ inside the screen", Measured.inside, limit: 130, side),
            arrow("↓ that scrolls a row", Measured.scrolling, recipes, side),
            bytes("↓ that scrolls a row", Measured.scrolling, limit: 200, side),
        ] + Measured.jumps.map { jump($0, $0, recipes, side) } + [
            Budget(
                what: "at rest", promise: "no wake-ups", figure: side.wakeUps(of: recipes), limit: 0, unit: "/s"),
            Budget(
                what: "first screen, 5,000 files", promise: "while reading goes on",
                figure: measured.reading.firstScreen.median, limit: 100, unit: "ms"),
        ]
    }

    private static func gallery(_ side: SideBySide) -> [Budget] {
        [
            start("million: start", gallery, side),
            arrow("million: ↓ inside", Measured.inside, gallery, side),
            arrow("million: ↓ that scrolls", Measured.scrolling, gallery, side),
        ] + (Measured.jumps + [Measured.nextSection]).map { jump("million: \($0)", $0, gallery, side) } + [
            Budget(
                what: "million: peak memory", promise: "at most so much", figure: side.peakMemory(of: gallery),
                limit: 12 * 1_048_576, unit: "MiB"),
            Budget(
                what: "million: at rest", promise: "no wake-ups", figure: side.wakeUps(of: gallery), limit: 0,
                unit: "/s"),
        ]
    }

    private static func start(_ what: String, _ program: String, _ side: SideBySide) -> Budget {
        Budget(
            what: what, promise: "aim: twice the floor", figure: side.start(of: program),
            limit: side.start(of: Measured.floor).map { $0 * 2 }, unit: "ms")
    }

    private static func arrow(_ what: String, _ script: String, _ program: String, _ side: SideBySide) -> Budget {
        Budget(
            what: what, promise: "at most 2.5 times the floor", figure: side.answer(of: program, to: script),
            limit: side.answer(of: Measured.floor, to: script).map { $0 * 2.5 }, unit: "ms")
    }

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
