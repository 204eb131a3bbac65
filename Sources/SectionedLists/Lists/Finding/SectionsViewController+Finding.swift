import Terminal

extension SectionsViewController {
    /// The number of rows that a search reads before it lets keys be handled.
    public static var findSlice: Int { 2_000 }

    var findsAtOnce: Bool { typeToFind == .atOnce }

    /// The commands that find rows. The array is empty if finding is not allowed or the find bar is visible.
    var findingCommands: [KeyCommand] {
        guard case .after(let key) = typeToFind, finding?.bar == nil else { return [] }
        var commands = [
            KeyCommand(
                "list.find", keys: [key], title: "find", help: "Go to a row by typing a part of what it says",
                hint: .init(order: 3)
            ) { [weak self] in self?.beginFinding(with: "") }
        ]
        guard let text = finding?.text, !text.isEmpty else { return commands }
        commands += [
            KeyCommand(
                "list.findNext", keys: [.character("n")], title: "next \(text)",
                help: "Go to the next row that says \(text)"
            ) { [weak self] in self?.findNext(1) },
            KeyCommand(
                "list.findPrevious", keys: [.character("N")], title: "previous \(text)",
                help: "Go to the previous row that says \(text)"
            ) { [weak self] in self?.findNext(-1) },
        ]
        return commands
    }

    /// Starts a search with a letter or digit if ``typeToFind`` is `.atOnce`. Returns whether it did.
    func beginFinding(with event: InputEvent) -> Bool {
        guard findsAtOnce, finding?.bar == nil, case .key(let key) = event, key.isFindable,
            case .character(let character) = key.code
        else { return false }
        beginFinding(with: String(character))
        return true
    }

    private func beginFinding(with text: String) {
        showFindBar(with: text)
        finding?.origin = (selectedIdentity, selection.map { contents.rows(before: ListItem($0)) } ?? 0)
        if !text.isEmpty { find(text) }
    }

    /// Selects the first row that contains a text, beginning at the start of the search. For an empty text, selects the
    /// row where the search began.
    func find(_ text: String) {
        guard let finding else { return }
        finding.text = text
        stopFinding()
        finding.bar?.outcome = .none
        guard !text.isEmpty else { return returnToOrigin() }
        startFinding(from: originNumber, step: 1)
    }

    /// Selects the next row that contains the text, or the previous one if the step is -1.
    func findNext(_ step: Int) {
        guard let finding, !finding.text.isEmpty else { return }
        stopFinding()
        let number = selection.map { contents.rows(before: ListItem($0)) } ?? originNumber
        startFinding(from: number + step, step: step)
    }

    func endFinding(isAccepted: Bool) {
        if !isAccepted {
            stopFinding()
            returnToOrigin()
        }
        hideFindBar()
    }

    /// Restarts a running search after the rows changed.
    func findingFollowsChange() {
        guard let finding, finding.run != nil else { return }
        find(finding.text)
    }

    /// The current number of the row where the search began.
    private var originNumber: Int {
        guard let finding else { return 0 }
        return finding.origin.identity.flatMap(indexPath(of:)).map { contents.rows(before: ListItem($0)) }
            ?? finding.origin.number
    }

    private func returnToOrigin() {
        if let path = contents.indexPath(ofRow: originNumber) { select(path) }
    }

    // MARK: - Reading

    private func stopFinding() {
        finding?.run = nil
        finding?.generation += 1
    }

    private func startFinding(from number: Int, step: Int) {
        guard let finding else { return }
        let total = contents.numberOfRows
        guard total > 0 else { return endRun(at: nil) }
        finding.run = Finding.Run(
            needle: FindNeedle(finding.text), number: (number + total) % total, rest: total, step: step, total: total)
        readSlice()
    }

    /// Searches one slice of rows. The first slice is searched immediately, so that the next drawing already shows a
    /// near match.
    private func readSlice() {
        guard let finding, var run = finding.run else { return }
        let slice = min(Self.findSlice, run.rest)
        let found = readingModel { nextMatch(of: &run, within: slice) }
        finding.run = run
        if found != nil || run.rest == 0 { return endRun(at: found) }
        finding.bar?.outcome = .searching
        let generation = finding.generation
        Task { [weak self] in
            guard let self, self.finding?.generation == generation else { return }
            self.readSlice()
        }
    }

    private func endRun(at path: ListIndexPath?) {
        guard let finding else { return }
        stopFinding()
        if let path {
            select(path)
        } else {
            // The find bar was closed. Show it again with the outcome.
            showFindBar(with: finding.text)
        }
        finding.bar?.outcome = path == nil ? .notFound : .none
    }

    /// Returns the first selectable row that contains the text, or `nil` if there is none among the next `count` rows.
    private func nextMatch(of run: inout Finding.Run, within count: Int) -> ListIndexPath? {
        var known: (index: Int, numbers: Range<Int>)?
        for _ in 0..<count {
            let number = run.number
            run.advance()
            if known?.numbers.contains(number) != true {
                guard let path = contents.indexPath(ofRow: number), hasExpectedRows(sectionAt: path.section) else {
                    continue
                }
                known = (path.section, contents.rowsBefore[path.section]..<contents.rowsBefore[path.section + 1])
            }
            guard let known else { continue }
            let path = ListIndexPath(section: known.index, row: number - known.numbers.lowerBound)
            let origin = origin(ofRowAt: path)
            guard let text = origin.section.findText(ofRowAt: origin.index), run.needle.isIn(text) else { continue }
            if selectableRow(at: path) != nil { return path }
        }
        return nil
    }
}
