/// The names of the pictures that belong to a recipe's file. Cooklang has this convention: `Dish.jpg` shows the dish,
/// `Dish.1.jpg` its first step, and `Dish.2.1.jpg` the first step of its second section. Steps are numbered from 0 or
/// 1.
package enum PictureNames {
    /// The extensions of pictures, in the order in which they are tried.
    private static let extensions = ["jpg", "jpeg", "png", "webp", "gif", "heic", "JPG", "PNG"]

    /// Returns the pictures of a file: the dish first, then the steps.
    ///
    /// - Parameters:
    ///   - stem: The name of the recipe's file without its extension.
    ///   - exists: Returns whether a file exists. The method calls it up to eight times for each place, and 40 times
    ///     if there are no pictures.
    /// - Returns: The names of the pictures with their places. A place is the part of a name between the stem and the
    ///   extension: an empty text, `.1` or `.2.1`.
    package static func find(
        ofStem stem: String, where exists: (String) -> Bool
    ) -> [(name: String, place: String)] {
        var pictures: [(name: String, place: String)] = []
        func add(_ place: String) -> Bool {
            for fileExtension in extensions where exists("\(stem)\(place).\(fileExtension)") {
                pictures.append(("\(stem)\(place).\(fileExtension)", place))
                return true
            }
            return false
        }
        /// Adds pictures with numbers from 0 or 1 up, and returns whether there are any.
        func addNumbered(after prefix: String) -> Bool {
            let count = pictures.count
            _ = add("\(prefix).0")
            for number in 1..<1000 where !add("\(prefix).\(number)") { break }
            return pictures.count > count
        }
        _ = add("")
        _ = addNumbered(after: "")
        for number in 1..<1000 where !addNumbered(after: ".\(number)") { break }
        return pictures
    }
}
