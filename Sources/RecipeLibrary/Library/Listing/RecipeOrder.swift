/// The sort key of a recipe within a section: title, then path, then index in the file. The course is not compared.
struct RecipeOrder: Comparable {
    var key: [UInt8]
    var path: String
    var number: Int
    var course: String?

    static func < (left: RecipeOrder, right: RecipeOrder) -> Bool {
        if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
        return (left.path, left.number) < (right.path, right.number)
    }
}
