import RecipeKit

extension CookingTime {
    /// The time as an ISO 8601 duration, such as `PT1H10M`, or `nil` if its number of minutes is unknown or negative.
    var iso8601: String? {
        guard let minutes, minutes >= 0 else { return nil }
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        if hours == 0 { return "PT\(rest)M" }
        return rest == 0 ? "PT\(hours)H" : "PT\(hours)H\(rest)M"
    }
}
