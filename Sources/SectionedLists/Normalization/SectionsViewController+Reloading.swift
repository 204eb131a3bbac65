extension SectionsViewController {
    /// Shows data of any shape: a value, a row, a section, or a list of these, including nested lists.
    ///
    /// ```swift
    /// list.reload(with: "Nothing yet")                                     // a row
    /// list.reload(with: ["Apple", "Pear"])                                 // a section of two rows
    /// list.reload(with: [["Apple", "Pear"], ["Bean"]])                     // two sections
    /// list.reload(with: ["Loose", ["Apple", "Pear"], Section("Beans")])    // three
    /// ```
    ///
    /// The list finds the selected row again by its id, as it does when ``sections`` is set. These are the most
    /// important rules; <doc:ClosuresAndBatches> contains all of them:
    ///
    /// - A list that contains a list or a section is a list of sections. Each inner list becomes a section, and so does
    ///   each run of neighbouring rows and values.
    /// - Any other list becomes one section.
    /// - Any other value becomes a row: its own row if it is ``RowConvertible``, otherwise a row with its description.
    ///
    /// A list is any `RandomAccessCollection`, such as an array or a range. A string, a set or a dictionary is a value.
    /// If the data is `nil`, there are no sections.
    public func reload(with data: Any?) {
        sections = Section.sections(from: data)
    }
}

extension Section {
    /// Returns the sections that ``SectionsViewController/reload(with:)`` creates from the same data.
    public static func sections(from data: Any?) -> [Section] {
        NormalizedData(data).sections
    }
}
