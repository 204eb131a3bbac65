/// The position of a course in the day or in a meal. The cases are in the order in which courses are shown.
enum CourseRank: Int {
    case breakfast, brunch, lunch
    case starter, snack, soup, salad, pasta
    case main
    /// Courses named after a main ingredient or a kind of dish: Fish, Stews.
    case centrepiece
    case side
    case dessert, baking, bread
    case drink
    case sauce, preserve, basics
    case menu
    /// Courses that are not well known.
    case unknown
    /// Recipes without a course.
    case none

    /// Creates the rank that a language names for its courses, or returns `nil` for another name.
    init?(name: Substring) {
        switch name {
        case "breakfast": self = .breakfast
        case "brunch": self = .brunch
        case "lunch": self = .lunch
        case "starter": self = .starter
        case "snack": self = .snack
        case "soup": self = .soup
        case "salad": self = .salad
        case "pasta": self = .pasta
        case "main": self = .main
        case "centrepiece": self = .centrepiece
        case "side": self = .side
        case "dessert": self = .dessert
        case "baking": self = .baking
        case "bread": self = .bread
        case "drink": self = .drink
        case "sauce": self = .sauce
        case "preserve": self = .preserve
        case "basics": self = .basics
        case "menu": self = .menu
        default: return nil
        }
    }
}
