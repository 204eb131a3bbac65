import TestSupport

/// Valid documents with all that TOML has, and a comment of its own on many lines.
enum RandomTOML {
    static func document(using random: inout SeededGenerator) -> String {
        var lines: [String] = []
        var number = 0
        func blank(_ random: inout SeededGenerator) {
            number += 1
            if Int.random(in: 0..<3, using: &random) == 0 {
                lines.append(["", "  ", "# comment \(number)."].randomElement(using: &random) ?? "")
            }
        }
        func entries(_ random: inout SeededGenerator) {
            for index in 0..<Int.random(in: 0..<5, using: &random) {
                blank(&random)
                let key =
                    ["k\(index)", "\"k \(index)\"", "'k.\(index)'", "d.k\(index)", "d . e.\"ü\(index)\""].randomElement(
                        using: &random) ?? ""
                let space = ["", " ", "\t"].randomElement(using: &random) ?? ""
                let comment = Bool.random(using: &random) ? "" : " # on line \(number)."
                lines.append(space + key + space + "=" + space + value(depth: 3, using: &random) + comment)
            }
        }
        entries(&random)
        for index in 0..<Int.random(in: 0..<4, using: &random) {
            blank(&random)
            lines.append("[t\(index)]")
            entries(&random)
            if Bool.random(using: &random) {
                lines.append("[ t\(index) . 's' ]")
                entries(&random)
            }
        }
        for _ in 0..<Int.random(in: 0..<3, using: &random) {
            lines.append("[[list]]")
            entries(&random)
        }
        return lines.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "")
    }

    static func value(depth: Int, using random: inout SeededGenerator) -> String {
        let scalars = [
            "0", "-17", "1_000", "0xff", "0o17", "0b101", "1.5", "-2e3", "6.0E-2", "inf", "-inf", "true", "false",
            "1979-05-27",
            "07:32:00", "1979-05-27T07:32:00", "1979-05-27 07:32:00.25Z", "1979-05-27T07:32:00-07:30", "''", "'a\\b'",
            "\"\"",
            "\"a\\\"\\u00e9\\t\"", "\"# no comment\"", "\"\"\"\none\\\n   two\n\"\"\"", "'''\nthree'' \n'''",
            "\"\"\"a\"\"b\"\"\"\"\"", "'🍅'",
        ]
        let count = Int.random(in: 0..<3, using: &random)
        switch depth > 0 ? Int.random(in: 0..<6, using: &random) : 5 {
        case 0:
            let space = ["", " ", "\n  ", " # in a list\n"].randomElement(using: &random) ?? ""
            let values = (0..<count).map { _ in value(depth: depth - 1, using: &random) }
            return "[" + space + values.joined(separator: "," + space)
                + (count > 0 && space.contains("\n") ? ",\n" : "") + "]"
        case 1:
            let entries = (0..<count).map {
                "\(["i", "j.x", "j.'y'"][$0 % 3])\($0) = \(value(depth: depth - 1, using: &random))"
            }
            return "{ " + entries.joined(separator: ", ") + " }"
        default: return scalars.randomElement(using: &random) ?? ""
        }
    }
}
