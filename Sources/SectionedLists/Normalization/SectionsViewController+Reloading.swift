extension SectionsViewController {
    /// Shows whatever there is: a value, a row, a section, or a list that holds any of these, lists too.
    ///
    /// ```swift
    /// list.reload(with: "Nothing yet")                                     // a row
    /// list.reload(with: ["Apple", "Pear"])                                 // a section of two rows
    /// list.reload(with: [["Apple", "Pear"], ["Bean"]])                     // two sections
    /// list.reload(with: ["Loose", ["Apple", "Pear"], Section("Beans")])    // three
    /// ```
    ///
    /// Selection and place are kept as they are when ``sections`` are set. The rules, in short: a list that holds a list or a
    /// section is a list of sections, in which each list is a section and each run of anything else too; any other list is
    /// one section; what is neither row nor section nor list becomes a row by its description, or as it says itself if it
    /// is ``RowConvertible``. Lists are all ordered collections that can be indexed; text is a value.
    public func reload(with data: Any?) {
        sections = Section.sections(from: data)
    }
}

extension Section {
    /// The sections that ``SectionsViewController/reload(with:)`` makes of data.
    public static func sections(from data: Any?) -> [Section] {
        NormalizedData(data).sections
    }
}
