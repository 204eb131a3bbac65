import RecipeKit

extension Diagnostic {
    /// The message as a sentence of its own, where no place stands before it.
    var sentence: String {
        message.prefix(1).uppercased() + message.dropFirst()
    }
}
