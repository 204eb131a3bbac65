import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("What a status overlay says")
struct StatusNoticeTests {
    private func notice(_ state: StatusSource.State, hasContent: Bool = true) -> StatusNotice? {
        let words = StatusWords(loading: "Reading", failure: "No fruit", cancelled: "Not read")
        return StatusNotice(state, words: words, hasContent: hasContent)
    }

    private func drawn(_ notice: StatusNotice?, columns: Int, rows: Int, isPage: Bool = false) -> [String] {
        let canvas = Canvas(size: Size(columns: columns, rows: rows))
        let surface = Surface(canvas: canvas, appearance: Appearance())
        if isPage { notice?.drawPage(in: surface) } else { notice?.drawLines(in: surface) }
        return canvas.grid.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func progress(_ count: String? = "3 of 12") -> StatusSource.State {
        .updating(ProgressBar(done: 3, total: 12), count: count, note: nil)
    }

    @Test("A failure comes before progress, progress before an update without progress, and a message comes last")
    func urgencies() {
        let failed = notice(.failed("Gone"))?.urgency ?? 9
        let progressing = notice(progress())?.urgency ?? 9
        let noted = notice(.updating(nil, count: nil, note: "Waiting"))?.urgency ?? 9
        let updating = notice(.updating(nil, count: nil, note: nil))?.urgency ?? 9
        let cancelled = notice(.cancelled, hasContent: false)?.urgency ?? 9
        #expect(failed < progressing && progressing == noted && noted < updating && updating < cancelled)
        #expect(cancelled < StatusNotice(message: "Hello").urgency)
        #expect(notice(.cancelled) == nil && notice(.idle, hasContent: false) == nil && notice(.updated) == nil)
    }

    @Test("Only a failure and a first update that was cancelled can be tried again")
    func retries() {
        #expect(notice(.failed("Gone"))?.canRetry == true)
        #expect(notice(.cancelled, hasContent: false)?.canRetry == true)
        #expect(notice(progress())?.canRetry == false && !StatusNotice(message: "Hello").canRetry)
    }

    @Test("The summary is the count, that the model loads, or that the work waits")
    func summaries() {
        #expect(notice(progress())?.summary == "3 of 12")
        #expect(notice(.updating(nil, count: nil, note: nil))?.summary == "loading")
        #expect(notice(.updating(nil, count: nil, note: "Waiting for a shelf"))?.summary == "waiting")
        #expect(notice(.failed("Gone"))?.summary == nil)
    }

    @Test("An update without progress needs no line below the content, and a window of one line has none")
    func lineCounts() {
        let size = Size(columns: 30, rows: 12)
        #expect(notice(.updating(nil, count: nil, note: nil))?.lineCount(within: size) == 0)
        #expect(notice(progress())?.lineCount(within: size) == 1)
        #expect(notice(progress())?.lineCount(within: Size(columns: 30, rows: 1)) == 0)
        #expect(notice(progress())?.lineCount(within: Size(columns: 30, rows: 2)) == 1)
        let long = notice(.failed("There is no shelf, no box and no basket in this house."))
        #expect(long?.lineCount(within: size) == 3)
        #expect(long?.lineCount(within: Size(columns: 30, rows: 8)) == 2)
        #expect(long?.lineCount(within: Size(columns: 80, rows: 8)) == 1)
    }

    @Test("The line of an update has its text, its bar and its count, and the text is truncated first")
    func updateLine() {
        #expect(drawn(notice(progress()), columns: 30, rows: 1) == [" Reading ███░░░░░░░░░ 3 of 12"])
        #expect(drawn(notice(progress()), columns: 70, rows: 1) == [" Reading ██████░░░░░░░░░░░░░░░░░░ 3 of 12"])
        #expect(drawn(notice(progress()), columns: 19, rows: 1) == [" Reading 3 of 12"])
    }

    @Test("The lines of a failure are wrapped, and the rest of its text is truncated on the last line")
    func failureLines() {
        let failure = notice(.failed("There is no shelf here."))
        #expect(drawn(failure, columns: 20, rows: 2) == [" No fruit: There is", " no shelf here."])
        #expect(drawn(failure, columns: 14, rows: 2) == [" No fruit:", " There is no…"])
        #expect(
            drawn(StatusNotice(message: "All is well now."), columns: 10, rows: 3) == [" All is", " well", " now."])
    }

    @Test("A page with a failure has the reason on lines of its own, or in the same lines if there is little room")
    func failurePage() {
        let failure = notice(.failed("There is no shelf."), hasContent: false)
        #expect(drawn(failure, columns: 30, rows: 4, isPage: true) == ["", "  No fruit", "  There is no shelf.", ""])
        #expect(drawn(failure, columns: 34, rows: 2, isPage: true) == ["  No fruit", "  There is no shelf."])
        #expect(drawn(failure, columns: 34, rows: 1, isPage: true) == ["  No fruit: There is no shelf."])
    }

    @Test("A page with an update has dots, or a bar below its text")
    func updatePage() {
        let plain = notice(.updating(nil, count: nil, note: nil), hasContent: false)
        #expect(drawn(plain, columns: 20, rows: 3, isPage: true) == ["", "  Reading…", ""])
        #expect(
            drawn(notice(progress(), hasContent: false), columns: 20, rows: 4, isPage: true)
                == ["", "  Reading", "  ██░░░░░░ 3 of 12", ""])
        #expect(
            drawn(notice(progress(), hasContent: false), columns: 14, rows: 4, isPage: true)
                == ["", "  Reading", "  3 of 12", ""])
        let cancelled = notice(.cancelled, hasContent: false)
        #expect(drawn(cancelled, columns: 20, rows: 3, isPage: true) == ["", "  Not read", ""])
    }

    @Test("A status overlay counts an unknown or estimated total in other words")
    func counts() async {
        let controller = ModelController<Int> { report in
            for progress in [
                WorkProgress(done: 7, total: 0), WorkProgress(done: 8, total: 20, isEstimate: true),
                WorkProgress(done: 9, total: 20),
            ] { await report(progress, nil) }
            return 1
        }
        let overlay = StatusOverlay(over: ViewController())
        var summaries: [String?] = []
        overlay.follow(controller)
        let observation = controller.observe { _ in summaries.append(overlay.status) }
        controller.update()
        await controller.settle()
        observation.cancel()
        #expect(summaries.contains("7") && summaries.contains("8 of about 20") && summaries.contains("9 of 20"))
    }
}
