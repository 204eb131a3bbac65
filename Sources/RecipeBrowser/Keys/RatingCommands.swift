import Terminal

/// The key commands of the rating sheet, one for each rating.
enum RatingCommands {
    /// The commands by the number of stars. The command at index 0 removes the rating.
    static let all = (0...5).map { rating in
        CommandDefinition(
            "rating.\(rating)", keys: [.character(Character(String(rating)))], title: String(rating),
            help: help(for: rating))
    }

    private static func help(for rating: Int) -> String {
        switch rating {
        case 0: "No rating"
        case 1: "One star"
        default: "\(rating) stars"
        }
    }
}
