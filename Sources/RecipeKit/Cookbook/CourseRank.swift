/// The point of the day or of the meal that a course belongs to, in the order courses are shown in.
enum CourseRank: Int {
    case breakfast, brunch, lunch
    case starter, snack, soup, salad, pasta
    case main
    /// What a main course is made of, where that names the course: Fish, Stews.
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
