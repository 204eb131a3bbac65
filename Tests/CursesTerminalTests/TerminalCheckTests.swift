import Testing

@testable import CursesTerminal

@Suite @MainActor struct TerminalCheckTests {
    private func error(kind: String?) -> TerminalError? {
        do throws(TerminalError) {
            try TerminalCheck.check(kind: kind, descriptor: 1)
            return nil
        } catch {
            return error
        }
    }

    @Test func `an unsuitable terminal gives an error with its name`() {
        #expect(error(kind: nil) == .kindNotSet)
        #expect(error(kind: "") == .kindNotSet)
        #expect(error(kind: "no-such-terminal") == .kindUnknown("no-such-terminal"))
        #expect(error(kind: "dumb") == .kindTooSimple("dumb"))
        #expect(error(kind: "xterm-256color") == nil)
    }

    @Test func `the error for a generic terminal does not say that it is not known`() throws {
        // The system reports a generic description as it reports a missing one.
        let generic = try #require(error(kind: "dialup"))
        #expect(generic == .kindUnknown("dialup"))
        #expect(generic.description.contains("“dialup” (from TERM) is not known on this machine, or is only generic;"))
    }

    @Test func `each error is one sentence`() {
        let errors: [TerminalError] = [
            .outputIsNoTerminal, .noKeyboard, .kindNotSet, .kindUnknown("x"), .kindTooSimple("x"), .inBackground,
            .couldNotStart(nil), .couldNotStart("Too many open files"),
        ]
        for error in errors { #expect(error.description.hasSuffix(".")) }
    }

    @Test func `reset sequences have no padding`() {
        #expect(ResetSequence.withoutPadding("\u{1B}[m$<2/>\u{0F}$") == Array("\u{1B}[m\u{0F}$".utf8))
    }
}
