import Foundation
import Testing

@testable import TerminalTestSupport

@Suite(
    "The list programs among the examples",
    .enabled(if: TmuxSession.isInstalled, "tmux is not installed"),
    .enabled(if: ListProgram.folder != nil, "make examples has not built them; make test does"))
struct ListProgramsTests {
    @Test("The process list sorts, filters, pauses, and keeps a process selected while it is read again")
    func processes() async throws {
        try await ListProgram.processes.run { terminal in
            try await terminal.waitFor("the order by memory") { $0.contains("↓ Memory") && $0.selectedLine == 2 }
            // `s` sorts by the order of the processes themselves.
            try await terminal.send("s", "Home", "Down", "Down", "p")
            let paused = try await terminal.waitFor("the third process") { screen in
                screen.top.hasSuffix("paused") && screen.selectedLine == 4
            }
            let process = try #require(paused.selected?.split(separator: " ").prefix(2).joined(separator: " "))
            try await terminal.send("p")
            try await terminal.waitFor("the reading, with the same process") { screen in
                screen.top.hasSuffix("processes")
                    && screen.selected?.split(separator: " ").prefix(2).joined(separator: " ") == process
            }
            try await terminal.send("/")
            try await terminal.waitFor("the field") { $0.contains("a part of the name") }
            try await terminal.send("process-list".map(String.init))
            try await terminal.waitFor("this program") { screen in
                screen.selected?.contains("process-list") == true && screen.lines[1].contains(" of ")
            }
            try await terminal.send("Escape")
            try await terminal.waitFor("all processes, with this one still selected") { screen in
                screen.selected?.contains("process-list") == true && !screen.lines[1].contains(" of ")
                    && screen.footer.contains("q quit")
            }
            try await terminal.send("q")
            try await terminal.waitForEnd()
        }
    }

    @Test(
        "The log reader follows its file at the end only, finds lines, and reads the beginning when it comes into view")
    func log() async throws {
        let scratch = try ScratchFolder()
        try scratch.write((1...20_000).map { "line \($0)\n" }.joined(), to: "log")
        try await ListProgram.log.run("log", in: scratch) { terminal in
            try await terminal.waitFor("the end") { $0.selectedTitle == "line 20000" && $0.top.hasSuffix("follows") }
            try scratch.append("half", to: "log")
            try await terminal.waitFor("half a line") { $0.selectedTitle == "half" }
            try scratch.append(" and half\n", to: "log")
            try await terminal.waitFor("the whole line") { $0.selectedTitle == "half and half" }
            try await terminal.send("Up")
            try await terminal.waitFor("it standing still") { $0.top.hasSuffix("stands still") }
            try scratch.append("later\n", to: "log")
            try await terminal.send("G")
            try await terminal.waitFor("the end again") { $0.selectedTitle == "later" && $0.top.hasSuffix("follows") }
            try await terminal.send("/", "1", "9", "9", "9", "9")
            try await terminal.waitFor("the line found") { $0.selectedTitle == "line 19999" }
            try await terminal.send("Enter")
            try await terminal.waitFor("the beginning", pressing: "g") { $0.selectedTitle == "line 1" }
            try scratch.write("new\n", to: "log")
            try await terminal.waitFor("the new file") { $0.selectedTitle == "new" }
            try await terminal.send("w", "q")
            try await terminal.waitForEnd()
        }
    }

    @Test("The mail reader opens and answers mails, checks a new one, and undoes deletions")
    func mail() async throws {
        try await ListProgram.mail.run { terminal in
            try await terminal.send("Enter")
            try await terminal.waitFor("the mail") {
                $0.top == " Mail › The cider press" && $0.contains("on Saturday?")
            }
            try await terminal.send("Escape")
            try await terminal.waitFor("the mailbox, with one mail read") { $0.top.hasSuffix("3 unread") }
            try await terminal.send("d")
            try await terminal.waitFor("the deletion") { screen in
                screen.top.hasSuffix("3 unread")
                    && screen.markedLine?.contains("Keys of the boat house") == true
            }
            try await terminal.send("u")
            try await terminal.waitFor("the mail again") { $0.markedLine?.contains("The cider press") == true }
            try await terminal.send("c", "n", "o", "C-s")
            try await terminal.waitFor("what is wrong") {
                $0.contains("An address has a name") && $0.contains("A subject, please.")
            }
            try await terminal.send("Escape")
            try await terminal.waitFor("the question") { $0.contains("Discard the changes?") }
            try await terminal.send("d")
            try await terminal.waitFor("the mailbox") { $0.top.hasPrefix(" Mail   ") }
            try await terminal.send("r")
            try await terminal.waitFor("the answer") { $0.contains("Re: The cider press") }
            try await terminal.send("Y", "e", "s", "Enter", "!", "C-s")
            try await terminal.waitFor("the mail sent") {
                $0.contains("Re: The cider press") && !$0.contains("Subject")
            }
            try await terminal.send("End", "Enter")
            try await terminal.waitFor("its text") { $0.top == " Mail › Re: The cider press" && $0.contains(" Yes") }
            try await terminal.send("q")
            try await terminal.waitForEnd()
        }
    }

    @Test("The file tree reads folders when they are expanded, says why it cannot, and reads them again")
    func files() async throws {
        let scratch = try ScratchFolder()
        try scratch.write("12345", to: "top/folder/inner/leaf")
        try scratch.write("", to: "top/.hidden")
        try scratch.makeFolder("top/gone")
        try await ListProgram.files.run("top", in: scratch, columns: 60, rows: 16) { terminal in
            try await terminal.waitFor("the folders") { $0.contains("▸ folder/") && !$0.contains(".hidden") }
            try await terminal.send("Right")
            try await terminal.waitFor("the folder inside") { $0.contains("▸ inner/") }
            try await terminal.send("Right", "Right")
            try await terminal.waitFor("the file") { $0.contains("leaf") }
            try await terminal.send("Right")
            try await terminal.waitFor("the file with its size") { screen in
                screen.selected?.contains("leaf") == true && screen.contains("5 bytes")
                    && screen.top.hasSuffix("folder/inner/leaf")
            }
            try FileManager.default.removeItem(atPath: scratch.path("top/gone"))
            try await terminal.send("End", "Right")
            try await terminal.waitFor("the error") { $0.contains("Cannot read it: it does not exist any more.") }
            try scratch.write("", to: "top/gone/back")
            try await terminal.send("Right")
            try await terminal.waitFor("the row to try again") { $0.selected?.contains("Cannot read it") == true }
            try await terminal.send("Enter")
            try await terminal.waitFor("the folder") { $0.contains("back") }
            try await terminal.send(".")
            try await terminal.waitFor("the hidden file, and the rest expanded") {
                $0.contains(".hidden") && $0.contains("leaf")
            }
            try await terminal.send("q")
            try await terminal.waitForEnd()
        }
    }

    @Test("The to-do list writes down, ticks off and undoes, and its file has everything at the next start")
    func todos() async throws {
        let scratch = try ScratchFolder()
        try await ListProgram.todos.run("to-do.json", in: scratch, columns: 70, rows: 20) { terminal in
            try await terminal.waitFor("an empty list") { $0.contains("There is nothing to do.") }
            for title in ["Tea", "Salt"] {
                try await terminal.send("n")
                try await terminal.waitFor("the form") { $0.contains("Priority") }
                try await terminal.send(title, "C-s")
                try await terminal.waitFor(title) { $0.contains("☐ \(title)") && !$0.contains("Priority") }
            }
            try await terminal.send("Home", "Space")
            try await terminal.waitFor("the tick") { $0.contains("1 hidden") && $0.top.hasSuffix("1 open") }
            try await terminal.send("u")
            try await terminal.waitFor("both") { $0.top.hasSuffix("2 open") }
            try await terminal.send("/", "S", "a")
            try await terminal.waitFor("what was searched for") { !$0.contains("☐ Tea") && $0.contains("☐ Salt") }
            try await terminal.send("Escape", "q")
            try await terminal.waitForEnd()
        }
        try await ListProgram.todos.run("to-do.json", in: scratch, columns: 70, rows: 20) { terminal in
            try await terminal.waitFor("both") { $0.contains("☐ Tea") && $0.contains("☐ Salt") }
        }
    }

    @Test("The browser of git logs shows a commit beside the log, or on a screen of its own where there is no room")
    func gitLog() async throws {
        let repository = try Repository()
        try repository.commit("Plant a tree", by: "Ada", day: 1, ["tree": "leaf\n"])
        try repository.commit("Water the tree", by: "Grace", day: 2, ["can": "water\n"])
        try await ListProgram.gitLog.run("tree", in: repository.scratch, columns: 120) { terminal in
            try await terminal.waitFor("the first commit") { $0.contains("+water") && $0.contains("2 commits") }
            try await terminal.send("Down")
            try await terminal.waitFor("the second commit") { $0.contains("+leaf") && !$0.contains("+water") }
            try await terminal.send("q")
            try await terminal.waitForEnd()
        }
        try await ListProgram.gitLog.run("tree", in: repository.scratch, columns: 70) { terminal in
            try await terminal.waitFor("the log") { $0.contains("Plant a tree") && !$0.contains("+water") }
            try await terminal.send("Enter")
            try await terminal.waitFor("the commit") { $0.contains("+water") }
            try await terminal.send("Escape")
            try await terminal.waitFor("the log again") { $0.contains("Plant a tree") }
        }
    }

    @Test("The settings form reads a file, checks the values, and writes them beside what it does not know")
    func settings() async throws {
        let scratch = try ScratchFolder()
        try scratch.write("# mine\nname = Ada\ntab-width = wide\nother = 3\n", to: "settings")
        try await ListProgram.settings.run("settings", in: scratch, columns: 60) { terminal in
            try await terminal.waitFor("the values") { $0.contains("Ada") && $0.contains("The file says wide.") }
            try await terminal.send("Tab", "x", "Tab")
            try await terminal.waitFor("what is wrong") { $0.contains("An address contains the sign @.") }
            try await terminal.send("+", "Tab", "Left", "Tab", "Space", "C-s")
            try await terminal.waitFor("the wrong field") { $0.selected?.contains("E-mail") == true }
            #expect(try scratch.read("settings").contains("wide"))
            try await terminal.send("@", "y", "C-s")
            try await terminal.waitFor("the saved form") { $0.top.hasSuffix(" settings") }
            #expect(
                try scratch.read("settings") == """
                    # mine
                    name = Ada
                    tab-width = 5
                    other = 3
                    email = x@y
                    theme = dark
                    wrap = true

                    """)
            try await terminal.send("z", "Escape")
            try await terminal.waitFor("the question") { $0.contains("Discard the changes?") }
            try await terminal.send("d")
            try await terminal.waitForEnd()
        }
    }
}

extension ScratchFolder {
    fileprivate func append(_ text: String, to name: String) throws {
        let handle = try FileHandle(forWritingTo: url.appendingPathComponent(name))
        defer { try? handle.close() }
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(text.utf8))
    }
}

extension Screen {
    /// The line of the selected row in a list with a column for marks.
    fileprivate var markedLine: String? { lines.first { $0.contains("▌") } }
}
