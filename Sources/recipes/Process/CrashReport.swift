import RecipeFormats
import RecipeKit
import RecipeLibrary

/// Prints the names of the calls that led to a crash of the browser.
///
/// After a crash, the program is started again with ``argument`` and the offsets of the calls. The installed program
/// contains no names, because they would need 20 MB. They are in a compressed file of 1.3 MB beside it, which
/// `scripts/list-symbols` makes at each build.
enum CrashReport {
    /// The first argument of the program that prints the names.
    static let argument = "--name-calls"

    /// The sentence after a crash. It tells the user where to send the report.
    static let advice = """
        Please report it at https://github.com/recipes/recipes/issues with what you did before, and with these lines:
        """

    /// The function of the crash report itself. A list of names that has it at another place belongs to another build.
    private static let ownName = "terminal_guard_report_crash"

    /// Prints the calls to standard error.
    ///
    /// - Parameter arguments: In hexadecimal digits, the number of the signal, the offset of ``ownName``, and the
    ///   offsets of the calls, the last call first. The offset of a call in a library is 0.
    static func write(_ arguments: ArraySlice<String>) {
        let numbers = arguments.compactMap { Int($0, radix: 16) }
        guard numbers.count == arguments.count, numbers.count >= 2 else { return }
        let symbols = files.lazy.compactMap(bytes).compactMap { GzipFile.unpacked($0) }.first
        let names = symbols.map { self.names(of: Array(numbers.dropFirst()), in: $0) } ?? []
        let isOwn = names.first.flatMap(\.self)?.hasPrefix(ownName) ?? false
        var lines = ["recipes \(Version.current), signal \(numbers[0])"]
        for (call, offset) in numbers.dropFirst(2).enumerated() {
            let name = isOwn ? names[call + 1] : nil
            lines.append(offset == 0 ? "  in a library" : "  0x\(String(offset, radix: 16)) \(name ?? "")")
        }
        for line in lines { Output.error(line) }
    }

    /// The files that may have the names: beside a program that was built, and in the folder of an installed program.
    private static var files: [String] {
        guard let program = Platform.executablePath else { return [] }
        let folder = FilePath.folder(of: FilePath.folder(of: program))
        return ["\(program).symbols.gz", "\(folder)/share/recipes/recipes.symbols.gz"]
    }

    private static func bytes(ofFileAt path: String) -> [UInt8]? {
        // `try?`: without the file, only the offsets are printed.
        try? RecipeFile.bytes(ofFileAt: path)
    }

    /// Returns the name of the function at each offset, or `nil` where none is known.
    ///
    /// - Parameters:
    ///   - offsets: The offsets.
    ///   - symbols: A line for each function, in the order of their offsets: 16 hexadecimal digits, a space and a name.
    static func names(of offsets: [Int], in symbols: [UInt8]) -> [String?] {
        var best: [(start: Int, name: Range<Int>)?] = Array(repeating: nil, count: offsets.count)
        var start = 0
        while start < symbols.count {
            let end = symbols[start...].firstIndex(of: UInt8(ascii: "\n")) ?? symbols.count
            defer { start = end + 1 }
            guard end - start > 17, let address = address(symbols[start..<start + 16]) else { continue }
            for index in offsets.indices where address <= offsets[index] && offsets[index] > 0 {
                best[index] = (address, start + 17..<end)
            }
        }
        return zip(offsets, best).map { offset, best in
            best.map { "\(String(decoding: symbols[$0.name], as: UTF8.self)) + \(offset - $0.start)" }
        }
    }

    private static func address(_ digits: ArraySlice<UInt8>) -> Int? {
        var address = 0
        for digit in digits {
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): address = address << 4 | Int(digit - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): address = address << 4 | Int(digit - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        return address
    }
}
