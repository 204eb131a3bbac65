import RecipeKit

/// Collects diagnostics by their offsets. At the end, converts all offsets to lines and columns in one pass.
package final class DiagnosticCollector {
    /// The maximum number of diagnostics for one file. Further diagnostics are dropped.
    package static let limit = 100

    private var found: [(offset: Int, severity: Diagnostic.Severity, message: String)] = []

    /// Adds a diagnostic at an offset in the UTF-8 of the file.
    func add(_ severity: Diagnostic.Severity, at offset: Int, _ message: @autoclosure () -> String) {
        guard found.count < Self.limit else { return }
        found.append((offset, severity, message()))
    }

    /// Returns all diagnostics in the order of the file. If there are any, the method reads the file once to find their
    /// lines and columns.
    func diagnostics(file: String, bytes: [UInt8]) -> [Diagnostic] {
        guard !found.isEmpty else { return [] }
        found.sort { $0.offset < $1.offset }
        var result: [Diagnostic] = []
        var lines = LineReader(bytes)
        var line = lines.next() ?? 0..<0
        var lineNumber = 1
        var counted = (offset: 0, column: 1)
        for entry in found {
            while entry.offset >= lines.position, let next = lines.next() {
                line = next
                lineNumber += 1
                counted = (line.lowerBound, 1)
            }
            let offset = min(entry.offset, line.upperBound)
            if offset > counted.offset {
                let passed = UTF8Text.string(counted.offset..<offset, in: bytes)
                counted = (offset, counted.column + passed.count)
            }
            let location = SourceLocation(file: file, line: lineNumber, column: counted.column)
            result.append(Diagnostic(entry.severity, at: location, entry.message))
        }
        return result
    }
}
