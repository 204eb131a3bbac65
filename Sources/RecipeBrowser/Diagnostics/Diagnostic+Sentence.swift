import RecipeKit

extension Diagnostic {
    /// The message with a capital first letter, for use without a location before it.
    var sentence: String {
        message.prefix(1).uppercased() + message.dropFirst()
    }
}
