import RecipeKit

extension MetadataBuilder {
    /// Sets the value of a known key. If the key is unknown or already has a value, does nothing.
    mutating func setUnlessSet(_ key: String, to value: String) {
        guard let known = MetadataKey(key), !isSet(known) else { return }
        set(key, to: .text(value))
    }

    private func isSet(_ key: MetadataKey) -> Bool {
        let metadata = result
        return switch key {
        case .title: title != nil
        case .description: metadata.description != nil
        case .course: metadata.course != nil
        case .cuisine: metadata.cuisine != nil
        case .difficulty: metadata.difficulty != nil
        case .author: metadata.author != nil
        case .locale: metadata.locale != nil
        case .servings, .yield: metadata.servings != nil
        case .prepTime: metadata.prepTime != nil
        case .cookTime: metadata.cookTime != nil
        case .time: metadata.statedTotalTime != nil
        case .source, .sourceName, .sourceAddress: metadata.source != nil
        case .tags: !metadata.tags.isEmpty
        case .diet: !metadata.diets.isEmpty
        case .images: !metadata.images.isEmpty
        }
    }
}
