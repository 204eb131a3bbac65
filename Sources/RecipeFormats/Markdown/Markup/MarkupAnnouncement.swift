import RecipeKit

/// Finds the part of a recipe that a tag announces by its name or by an attribute: `<div id="ingredients">`.
enum MarkupAnnouncement {
    /// Returns the words of the tag that announce ingredients, cookware or directions, or `nil` if there are none.
    static func words(of tag: MarkupTag) -> String? {
        if tag.isComponent, let words = announced(tag.name) { return words }
        let names: Set<String> = ["id", "class", "classname", "title", "name", "label", "heading", "header"]
        for attribute in tag.attributes where names.contains(attribute.name) {
            if let words = announced(attribute.value) { return words }
        }
        return nil
    }

    /// Returns the words of an identifier that announces only ingredients, directions or cookware: `ingredients` for
    /// `recipe-ingredients`. Words such as `recipe` and `list` are left out. Returns `nil` for any other identifier.
    static func announced(_ identifier: String) -> String? {
        guard identifier.utf8.count <= 60 else { return nil }
        var words = ""
        var isAfterSmallLetter = false
        for character in identifier {
            if character.isUppercase, isAfterSmallLetter { words.append(" ") }
            isAfterSmallLetter = character.isLowercase
            words.append("-_".contains(character) ? " " : character)
        }
        let known = words.split(separator: " ").filter {
            !["list", "recipe", "section", "wrapper"].contains($0.lowercased())
        }
        let name = known.joined(separator: " ")
        let heading = MarkdownHeading(name)
        guard heading.isExact, !heading.isStep else { return nil }
        switch heading.part {
        case .ingredients, .directions, .cookware: return name
        default: return nil
        }
    }
}
