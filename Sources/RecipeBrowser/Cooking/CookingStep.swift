import RecipeKit
import SectionedLists
import Terminal

/// A step of a recipe in cook mode.
struct CookingStep: Sendable {
    /// The number of the step, counted from 1.
    let number: Int
    /// The name of the section that contains the step, or `nil` if the section has no name.
    let section: String?
    /// The text, in the size and the units that the user chose.
    let text: StyledText
    /// The ingredients that the step marks, with their amounts.
    let ingredients: [Ingredient]
    /// The timers that the user can start at this step.
    let timers: [OfferedTimer]
}
