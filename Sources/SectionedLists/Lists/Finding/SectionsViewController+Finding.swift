import Terminal

extension SectionsViewController {
    /// How many rows a search reads before keys are answered again: 2,000.
    public static var findSlice: Int { 2_000 }

    var findsAtOnce: Bool { typeToFind == .atOnce }

    /// The keys that find rows, where that is allowed and nothing is being typed.
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

    /// Begins a search with a letter or digit, where that is how to begin one.
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

    /// Goes to the first row from where the search began that holds a text; back there where the text is empty.
    func find(_ text: String) {
        guard let finding else { return }
        finding.text = text
        stopFinding()
        finding.bar?.outcome = .none
        guard !text.isEmpty else { return returnToOrigin() }
        startFinding(from: originNumber, step: 1)
    }

    /// Goes to the next row that holds the text, or to the previous one where the step is -1.
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

    /// The rows may be others now: a search that is under way begins anew.
    func findingFollowsChange() {
        guard let finding, finding.run != nil else { return }
        find(finding.text)
    }

    /// The number of the row where the search began, wherever that is now.
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

    /// Reads some rows. The first ones are read at once, so that what is near is found in the same drawing.
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
            // Where the line has gone it comes back to tell.
            showFindBar(with: finding.text)
        }
        finding.bar?.outcome = path == nil ? .notFound : .none
    }

    /// The first of a number of rows that holds the text and can be selected.
    private func nextMatch(of run: inout Finding.Run, within count: Int) -> ListIndexPath? {
        var known: (index: Int, numbers: Range<Int>)?
        for _ in 0..<count {
            let number = run.number
            run.advance()
            if known?.numbers.contains(number) != true {
                guard let path = contents.indexPath(ofRow: number), hasRowsItSaid(sectionAt: path.section) else {
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
