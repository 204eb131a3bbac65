import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists

/// Offers the courses and the tags of the cookbook while the user types, those of many recipes first.
@MainActor
final class LabelSuggestions {
    private var labels = CookbookLabels()
    /// Called when the labels are read.
    var onRead: (@MainActor () -> Void)?

    init(_ library: IndexedCookbook, _ store: Store) {
        store.read({ _ throws(EditingError) in library.labels() }) { [weak self] result in
            guard let self, case .success(let labels) = result else { return }
            self.labels = labels
            onRead?()
        }
    }

    /// Returns the courses that begin as a text, or that have a word that does.
    func courses(_ text: String) -> [PromptSuggestion] {
        Self.matches(text.trimmingSpaces(), in: labels.courses).map { PromptSuggestion($0.name, detail: $0.number) }
    }

    /// Returns the tags that continue the last one of several: `vegan, qu`. A tag after a minus keeps it.
    func tags(_ text: String) -> [PromptSuggestion] {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let before = parts.dropLast().map { $0.trimmingSpaces() }
        var last = (parts.last ?? "").trimmingSpaces()
        let minus = last.hasPrefix("-") ? "-" : ""
        last = String(last.dropFirst(minus.count)).trimmingSpaces()
        if let course = Self.course(in: last) {
            return Self.matches(course, in: labels.courses).map { label in
                PromptSuggestion(
                    (before + [TagChange.coursePrefix + label.name]).joined(separator: ", "), title: label.name,
                    detail: label.number)
            }
        }
        let tags = labels.tags.filter { tag in !before.contains { $0.lowercased() == tag.name.lowercased() } }
        return Self.matches(last, in: tags).map { label in
            PromptSuggestion(
                (before + [minus + label.name]).joined(separator: ", "), title: minus + label.name,
                detail: label.number)
        }
    }

    private static func course(in text: String) -> String? {
        guard text.lowercased().hasPrefix(TagChange.coursePrefix) else { return nil }
        return text.dropFirst(TagChange.coursePrefix.count).trimmingSpaces()
    }

    private static func matches(_ text: String, in labels: [CookbookLabels.Label]) -> [CookbookLabels.Label] {
        let wanted = SortingKey(text)
        let found = labels.filter { label in
            label.name != text
                && (SortingKey(label.name).hasPrefix(wanted)
                    || label.name.split(separator: " ").contains { SortingKey(String($0)).hasPrefix(wanted) })
        }
        return found.sorted { ($1.count, SortingKey($0.name)) < ($0.count, SortingKey($1.name)) }
    }
}

extension CookbookLabels.Label {
    /// The number of the recipes in words: `12 recipes`.
    var number: String { count.counted("recipe") }
}
