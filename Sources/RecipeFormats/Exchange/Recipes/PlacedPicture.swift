/// A picture with its place among the pictures of a recipe. The place determines the name of its file.
package struct PlacedPicture {
    package let picture: RecipePicture
    /// The part of the picture's file name between the name of the recipe's file and the extension: an empty text, `.1`
    /// or `.2.1`.
    package let place: String

    /// Returns the name of the picture's file.
    ///
    /// - Parameter stem: The name of the recipe's file without its extension.
    package func name(stem: String) -> String { "\(stem)\(place).\(picture.kind.rawValue)" }

    /// Returns pictures with their places. If several pictures have the same place, only the first of these pictures
    /// keeps the place. The other pictures, and the pictures without a place, get the free places in order: the place
    /// of the dish, and then the numbers from 1 up.
    package static func placed(_ pictures: [RecipePicture]) -> [PlacedPicture] {
        var taken: Set<String> = []
        var result: [PlacedPicture] = []
        var others: [RecipePicture] = []
        for picture in pictures {
            if let place = picture.place, taken.insert(place).inserted {
                result.append(PlacedPicture(picture: picture, place: place))
            } else {
                others.append(picture)
            }
        }
        var number = 0
        for picture in others {
            var place = number == 0 ? "" : ".\(number)"
            while !taken.insert(place).inserted {
                number += 1
                place = ".\(number)"
            }
            result.append(PlacedPicture(picture: picture, place: place))
        }
        return result
    }
}
