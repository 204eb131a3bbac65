import RecipeKit

extension Diagnostic {
    /// The message with a capital first letter, for places where the message begins the line.
    var sentence: String {
        message.prefix(1).uppercased() + message.dropFirst()
    }
}
