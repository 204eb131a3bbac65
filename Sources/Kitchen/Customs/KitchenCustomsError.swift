/// An error in a unit, a weight, a food or a shop that the cook set.
public enum KitchenCustomsError: Error, Hashable, Sendable {
    /// The unit or the food has no name.
    case noName
    /// The text is not a number with a unit.
    case unreadable(name: String, String)
    /// The number is zero or negative.
    case notPositive(name: String, String)
    /// The unit of the text is not known.
    case unknownUnit(String)
    /// The unit of the text, such as a pinch, has no exact size.
    case noSize(name: String, String)
    /// The unit of the weight is not a unit of mass.
    case noMass(name: String, String)
    /// The number is too large or too small for a kitchen.
    case implausible(name: String, String)
    /// The text is neither a food nor nutrition values.
    case unknownFood(name: String, String)
    /// The name of a shop cannot be a part of the name of a file.
    case noShop(String)
}

extension KitchenCustomsError: CustomStringConvertible {
    /// One or two sentences that say what is wrong and what to write.
    ///
    /// The text can contain what the cook typed. Remove control characters before you print it to a terminal.
    public var description: String {
        switch self {
        case .noName: "A unit or a food needs a name."
        case .unreadable(let name, let text):
            "“\(text)” is not a size of \(name). Write a number and a unit, such as 300 ml or 120 g/cup."
        case .notPositive(let name, let text): "“\(text)” is not a size of \(name). It must be greater than zero."
        case .unknownUnit(let unit): "The unit “\(unit)” is not known. Write one such as g, kg, ml, cup or tbsp."
        case .noSize(let name, let unit): "“\(unit)” has no exact size. Write the size of \(name) in g or ml."
        case .noMass(let name, let text): "“\(text)” is not a weight of \(name). Write grams, such as 113 g."
        case .implausible(let name, let text): "“\(text)” cannot be a size of \(name). Check the number and the unit."
        case .noShop(let name): "“\(name)” cannot be the name of a shop. Write a short name without /."
        case .unknownFood(let name, let text):
            "“\(text)” is no food for \(name). Write the number of a food of the USDA, such as 01019, none, or values for "
                + "100 g, such as 370 kcal, 80 g protein."
        }
    }
}
