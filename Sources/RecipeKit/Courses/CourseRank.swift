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
}
