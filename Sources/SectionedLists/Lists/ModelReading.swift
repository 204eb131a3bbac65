/// Guards a list against a model that is not as it said.
///
/// A list knows the shape of its sections from when it last looked; see ``ListContents``. While rows are made, measured
/// and drawn, that shape stays: a change that comes meanwhile is put off until the drawing is over. And a row that was
/// there and is not any more is found out before it is asked for; the list then looks at everything again.
struct ModelReading {
    /// How many readings are under way, one inside the other.
    var depth = 0
    /// Changes that came while the model was being read.
    var pendingChange: ListChange?
    /// Whether the model was found to be other than it said.
    var foundOtherContents = false
    /// The section that was last found where the list expects it, so that its id is not compared for each of its rows.
    var foundSection: (index: Int, section: Section)?
}

extension SectionsViewController {
    /// Does something during which the list must stay as it is.
    func readingModel<Result>(_ body: () -> Result) -> Result {
        reading.depth += 1
        defer { reading.depth -= 1 }
        return body()
    }

    /// Puts a change off where the model is being read now.
    func isPuttingOff(_ change: ListChange) -> Bool {
        guard reading.depth > 0 else { return false }
        reading.pendingChange = reading.pendingChange?.union(change) ?? change
        setNeedsDisplayKeepingDrawings()
        ProgrammingError.report("The model of the list \(title) changed while its rows were being read")
        return true
    }

    /// Follows what was put off, and looks at everything again where the model was found to be other than it said.
    func settleContents() {
        guard reading.depth == 0 else { return }
        if let change = reading.pendingChange {
            reading.pendingChange = nil
            modelDidChange(change)
        }
        _ = currentLayout()
        guard reading.foundOtherContents else { return }
        reading.foundOtherContents = false
        modelDidChange(.everything)
        _ = currentLayout()
        reading.foundOtherContents = false
    }

    /// What an item stands for, with its action delegate handed down; `nil`, and a report, where the model has no such
    /// thing any more.
    func row(of item: ListItem) -> (any Row)? {
        guard let section = section(of: item) else { return nil }
        switch item.kind {
        case .header: return section.header
        case .footer: return section.footer
        case .row(let index):
            let count = section.numberOfRows
            if index < count { return section.preparedRow(at: index) }
            reportOtherContents("Section \(section.id) has \(count) rows and has not told that row \(index) went")
            return nil
        }
    }

    /// Whether a section still has the rows that the list knows of; a report where it has not.
    func hasRowsItSaid(sectionAt index: Int) -> Bool {
        guard let section = section(of: ListItem(section: index, .header)) else { return false }
        let count = section.numberOfRows
        if count >= contents.shapes[index].rows { return true }
        reportOtherContents("Section \(section.id) has \(count) rows and has not told that others went")
        return false
    }

    private func section(of item: ListItem) -> Section? {
        guard contents.shapes.indices.contains(item.section) else { return nil }
        let id = contents.shapes[item.section].id
        if item.section < model.numberOfSections {
            let section = model.section(at: item.section)
            section.actionDelegate = self
            if let found = reading.foundSection, found.index == item.section, found.section === section {
                return section
            }
            if section.id == id {
                reading.foundSection = (item.section, section)
                return section
            }
        }
        reportOtherContents("The model has not told that section \(id) is no longer at \(item.section)")
        return nil
    }

    private func reportOtherContents(_ message: String) {
        reading.foundOtherContents = true
        setNeedsDisplayKeepingDrawings()
        // What was put off will be told of soon enough.
        if reading.pendingChange == nil { ProgrammingError.report(message) }
    }
}
