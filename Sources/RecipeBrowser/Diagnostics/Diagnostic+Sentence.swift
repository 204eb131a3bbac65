import RecipeKit

extension Diagnostic {
    /// The message with a capital first letter. Use it where no location is before the message.
    var sentence: String {
        message.prefix(1).uppercased() + message.dropFirst()
    }
}
