import CursesTerminal
import Foundation
import SectionedLists
import Terminal

/// A log file that is shown while it grows. The program first reads the end of the file. It reads earlier lines when
/// the user scrolls up.
final class LogViewController: SectionsViewController {
    private let file: LogFile
    private let lines = MutableSectionsModel([MutableSection(id: "log")])
    /// The offset of the first shown byte of the file.
    private var start = 0
    /// The offset after the last shown byte of the file.
    private var end = 0
    /// The offset of the last shown line, which may be incomplete.
    private var lastLine: Int?
    private var wraps = false {
        didSet { cellFactory = wraps ? .wrappingText : CellFactory() }
    }

    init(_ file: LogFile) {
        self.file = file
        super.init(title: file.path)
        scrollPolicy = .followsEnd
        typeToFind = .after("/")
        emptyText = "The file is empty."
        open()
        whileVisible(every: .milliseconds(500)) { [weak self] in self?.follow() }
    }

    override var status: String? {
        let part = start == 0 ? "" : "last \((end - start) * 100 / max(1, end)) % · "
        return part + (isFollowing ? "follows" : "stands still")
    }

    private static func row(_ line: LogFile.Line) -> TextRow {
        TextRow(line.text.replacing("\t", with: "    "), id: line.offset)
    }

    /// Shows the end of the file.
    private func open() {
        lines.performBatch { $0.reload(MutableSection(id: "log")) }
        end = file.size
        start = (try? file.start(ofPiece: 65_536, before: end)) ?? 0
        lastLine = nil
        append(from: start)
        model =
            start == 0
            ? lines
            : LoadMoreLayer(over: lines, at: .start) { [weak self] request in
                try await self?.loadEarlier(pieces: 1 << min(request.page, 8)) == true ? .more : .finished
            }
    }

    /// Reads what was added to the file. If the file has become shorter, it was replaced. It is then opened again.
    private func follow() {
        let size = file.size
        if size < end {
            open()
            showToast(Toast("The file was replaced"))
        } else if size > end {
            let first = lastLine ?? end
            end = size
            append(from: first)
        }
    }

    private func append(from offset: Int) {
        guard let added = try? file.lines(in: offset..<end) else { return }
        lines.performBatch { batch in
            for line in added { batch.insertOrReload(Self.row(line), inSection: "log") }
        }
        lastLine = added.last?.offset ?? lastLine
        setNeedsDisplay()
    }

    /// Reads earlier lines and inserts them above the shown lines. Returns whether there are lines before these.
    ///
    /// - Parameter pieces: The number of pieces of 64 KB to read.
    private func loadEarlier(pieces: Int) async throws -> Bool {
        let (file, last) = (file, start)
        let first = try await Task.detached { try file.start(ofPiece: pieces * 65_536, before: last) }.value
        let earlier = try await Task.detached { try file.lines(in: first..<last) }.value
        guard last == start else { return true }
        lines.performBatch { $0.insert(contentsOf: earlier.map(Self.row), .start, inSection: "log") }
        start = first
        return start > 0
    }

    private lazy var wrap = KeyCommand(
        "log.wrap", of: self, keys: ["w"], title: "wrap", help: "Wrap long lines, or cut them off",
        hint: .init(order: 3)
    ) { $0.wraps.toggle() }

    override var keyCommands: [KeyCommand] { [wrap] + super.keyCommands }
}

guard CommandLine.arguments.count == 2, FileManager.default.isReadableFile(atPath: CommandLine.arguments[1]) else {
    FileHandle.standardError.write(Data("usage: log-reader FILE\n".utf8))
    exit(64)
}
let log = LogViewController(LogFile(path: CommandLine.arguments[1]))
Application.main(on: CursesScreen.self, root: NavigationController(root: log))
