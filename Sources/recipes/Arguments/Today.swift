import RecipeLibrary

/// The current local day.
enum Today {
    /// The number of days since 1970-01-01.
    static var number: Int { CalendarDay.today.number }
}
