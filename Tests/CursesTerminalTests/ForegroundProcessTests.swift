import CNcurses
import Terminal
import Testing

@testable import CursesTerminal

/// The tests run one at a time, because the actions and the mask of signals belong to the whole process.
@Suite(.serialized) @MainActor
struct ForegroundProcessTests {
    /// Runs a command with a text for standard input, because tests may have no terminal to read from.
    private func run(_ command: String, _ arguments: [String] = [], input: String = "") -> TerminalProgram.Ending {
        ForegroundProcess.run(TerminalProgram(command, arguments: arguments, input: input))
    }

    @Test func `another program ends with its status or with the signal that ended it`() {
        #expect(run("true") == .exited(0))
        #expect(run("exit", ["3"]) == .exited(3))
        #expect(run("kill -9 $$ #") == .killed(9))
        #expect(run("no-such-program-anywhere 2>/dev/null") == .exited(127))
        #expect(run("/dev/null 2>/dev/null") == .exited(126))
    }

    @Test func `a program that the shell cannot find or execute did not run`() {
        let endings: [(TerminalProgram.Ending, Bool)] = [
            (.exited(0), true), (.exited(1), true), (.exited(125), true), (.exited(126), false), (.exited(127), false),
            (.killed(9), true), (.notStarted("no room"), false),
        ]
        for (ending, hasRun) in endings { #expect(ending.hasRun == hasRun, "\(ending)") }
    }

    @Test func `the shell splits the command into words and leaves the arguments as they are`() {
        #expect(run("test 'a b' =", ["a b"]) == .exited(0))
        #expect(run("test '$HOME' =", ["$HOME"]) == .exited(0))
        #expect(run("sh -c 'test $# = 2' x", ["a b", ""]) == .exited(0))
    }

    @Test func `the text is on standard input from its start to its end`() {
        #expect(
            run("read a; read b; read c; test \"$a,$b,$c\" =", ["2 eggs,½ l,"], input: "2 eggs\n½ l\n") == .exited(0))
        #expect(run("read a || exit 4 #") == .exited(4))
        let long = String(repeating: "salt\n", count: 50_000)
        #expect(run("test $(wc -c) =", ["250000"], input: long) == .exited(0))
    }

    @Test(arguments: ["INT", "QUIT"])
    func `a program that goes on after a key that interrupts ends with its own status`(signal: String) {
        // The inner shell sends the signal to its parent, the shell of the command line, and to itself, as the key does.
        let script = "trap : \(signal); kill -\(signal) $PPID $$; exit 3"
        #expect(run("sh -c '\(script)'; exit #") == .exited(3))
        let number = signal == "INT" ? SIGINT : SIGQUIT
        #expect(run("sh -c 'ulimit -c 0; trap - \(signal); kill -\(signal) $$'; exit #") == .killed(number))
    }

    @Test func `the file of the text has no name, and the other program has it only as standard input`() {
        #expect(run("readlink /proc/self/fd/0 | grep -q deleted #", input: "salt") == .exited(0))
        #expect(run("ls -l /proc/self/fd | grep text- | grep -vq ' 0 -> ' #", input: "salt") == .exited(1))
    }

    @Test func `another program does not inherit ignored and blocked signals`() {
        let before = signal(SIGUSR1, SIG_IGN)
        defer { signal(SIGUSR1, before) }
        #expect(run("kill -USR1 $$ #") == .killed(SIGUSR1))
        var blocked = sigset_t()
        var mask = sigset_t()
        sigemptyset(&blocked)
        sigaddset(&blocked, SIGUSR2)
        pthread_sigmask(SIG_BLOCK, &blocked, &mask)
        defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
        #expect(run("kill -USR2 $$ #") == .killed(SIGUSR2))
    }

    @Test func `the program is called twice a second while another program runs`() {
        var calls = 0
        let program = TerminalProgram("sleep", arguments: ["1.2"], input: "")
        #expect(ForegroundProcess.run(program) { calls += 1 } == .exited(0))
        #expect(calls >= 1)
        #expect(ForegroundProcess.run(TerminalProgram("exit 5 #", input: "")) {} == .exited(5))
    }
}
