/// Protects a list from a model that changes without notice or while it is read.
///
/// A list uses the shape of its sections from the last reading; see ``ListContents``. This shape does not change while
/// rows are created, measured and drawn. A change that arrives meanwhile is deferred until the drawing ends. Before the
/// list reads a row, it checks that the row still exists. If it does not, the list reads the whole shape again.
struct ModelReading {
    /// The number of nested readings in progress.
    var depth = 0
    /// The deferred change. It combines all changes that arrived during the reading.
    var pendingChange: ListChange?
    /// Whether the model changed without notice.
    var foundUnannouncedChange = false
    /// The section that was checked last. Its id is not compared again for each of its rows.
    var foundSection: (index: Int, section: Section)?
}

extension SectionsViewController {
    /// Runs a closure during which the shape of the list must not change.
    func readingModel<Result>(_ body: () -> Result) -> Result {
        reading.depth += 1
        defer { reading.depth -= 1 }
        return body()
    }

    /// Defers a change if the model is being read. Returns whether the change was deferred.
    func deferIfReading(_ change: ListChange) -> Bool {
        guard reading.depth > 0 else { return false }
        reading.pendingChange = reading.pendingChange?.union(change) ?? change
        setNeedsDisplayKeepingDrawings()
        ProgrammingError.report("The model of the list \(title) changed while its rows were being read")
        return true
    }

    /// Applies the deferred change, and reads everything again if the model changed without notice.
    func settleContents() {
        guard reading.depth == 0 else { return }
        if let change = reading.pendingChange {
            reading.pendingChange = nil
            modelDidChange(change)
        }
        _ = currentLayout()
        guard reading.foundUnannouncedChange else { return }
        reading.foundUnannouncedChange = false
        modelDidChange(.everything)
        _ = currentLayout()
        reading.foundUnannouncedChange = false
    }

    /// Returns the row of an item with its action delegate set. Reports an error and returns `nil` if the model no
    /// longer has it.
    func row(of item: ListItem) -> (any Row)? {
        guard let section = section(of: item) else { return nil }
        switch item.kind {
        case .header: return section.header
        case .footer: return section.footer
        case .row(let index):
            let count = section.numberOfRows
            if index < count { return section.preparedRow(at: index) }
            reportUnannouncedChange(
                "Section \(section.id) has \(count) rows and did not announce the removal of row \(index)")
            return nil
        }
    }

    /// Returns whether a section still has all rows in the shape of the list. Reports an error if not.
    func hasExpectedRows(sectionAt index: Int) -> Bool {
        guard let section = section(of: ListItem(section: index, .header)) else { return false }
        let count = section.numberOfRows
        if count >= contents.shapes[index].rows { return true }
        reportUnannouncedChange("Section \(section.id) has \(count) rows and did not announce the removal of others")
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
        reportUnannouncedChange("The model did not announce that section \(id) is no longer at \(item.section)")
        return nil
    }

    private func reportUnannouncedChange(_ message: String) {
        reading.foundUnannouncedChange = true
        setNeedsDisplayKeepingDrawings()
        // A deferred change explains the difference.
        if reading.pendingChange == nil { ProgrammingError.report(message) }
    }
}
