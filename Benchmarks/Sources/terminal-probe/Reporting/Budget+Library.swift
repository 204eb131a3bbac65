import Figures

extension Budget {
    static func all(of measured: MeasuredLibrary) -> [Budget] {
        starts(measured) + searches(measured) + keys(measured) + rest(measured)
    }

    private static func starts(_ measured: MeasuredLibrary) -> [Budget] {
        let side = measured.browsing
        var budgets = measured.books.map {
            Budget(
                what: "start, \($0)", promise: "at most nnn's", figure: side.start(of: $0),
                limit: side.start(of: Measured.nnn), unit: "ms")
        }
        if let least = measured.books.first, let most = measured.books.last, least != most {
            budgets.append(
                Budget(
                    what: "start, \(most)", promise: "that of \(least), 20 % more", figure: side.start(of: most),
                    limit: side.start(of: least).map { $0 * 1.2 }, unit: "ms"))
        }
        if let reading = measured.reading, let most = measured.books.last {
            budgets.append(
                Budget(
                    what: "first screen, \(most)", promise: "while its index is made",
                    figure: reading.firstScreen.median, limit: 100, unit: "ms"))
        }
        return budgets
    }

    private static func searches(_ measured: MeasuredLibrary) -> [Budget] {
        measured.searches.flatMap { search in
            let (ours, peer) = (search.ours, search.peer)
            return [
                Budget(
                    what: "search, \(ours.program): results", promise: "99 of 100 within",
                    figure: ours.results.quantile(0.99),
                    limit: 16, unit: "ms"),
                Budget(
                    what: "search, \(ours.program): results", promise: "a quarter of fzf's",
                    figure: ours.results.median, limit: peer.results.median.map { $0 / 4 }, unit: "ms"),
                Budget(
                    what: "search, \(ours.program): p99", promise: "a quarter of fzf's",
                    figure: ours.results.quantile(0.99), limit: peer.results.quantile(0.99).map { $0 / 4 }, unit: "ms"),
                Budget(
                    what: "search, \(ours.program): letters", promise: "99 of 100 within",
                    figure: ours.letters.quantile(0.99), limit: 16, unit: "ms"),
            ]
        }
    }

    private static func keys(_ measured: MeasuredLibrary) -> [Budget] {
        guard let most = measured.books.last else { return [] }
        return (Measured.jumps + [Measured.nextSection]).map {
            jump("\($0), \(most)", $0, most, measured.browsing)
        }
    }

    private static func rest(_ measured: MeasuredLibrary) -> [Budget] {
        let memories =
            measured.books.map { measured.browsing.peakMemory(of: $0) }
            + measured.searches.map { $0.ours.peakMemory.max().map(Double.init) }
        return [
            Budget(
                what: "peak memory", promise: "at most so much", figure: memories.compactMap(\.self).max(),
                limit: 45 * 1_048_576, unit: "MiB")
        ]
            + measured.books.map {
                Budget(
                    what: "at rest, \($0)", promise: "no wake-ups in ten seconds",
                    figure: measured.browsing.wakeUps(of: $0),
                    limit: 0, unit: "")
            }
    }
}
