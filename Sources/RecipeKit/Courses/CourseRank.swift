/// The position of a course in the day or in a meal. Courses are in this order.
enum CourseRank: Int {
    case breakfast, brunch, lunch
    case starter, snack, soup, salad, pasta
    case main
    /// Courses with the name of a main ingredient or a kind of dish: Fish, Stews.
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
