import RecipeKit

/// Reads recipes of My Recipe Box and of RecetteTek, which are the same program. An export is a text of comma-separated
/// values, or an archive of JSON and pictures (`.rtk`). Both forms use the same names.
struct MyRecipeBoxReader: ExportReader {
    let name = "My Recipe Box"
    let identifier = "myrecipebox"
    let fileExtensions = ["rtk"]
    let sharedExtensions = ["csv", "json"]

    func recognizes(_ start: ExportStart) -> Bool {
        if start.isJSON {
            return start.holdsKey("preparationTime") && start.holdsKey("ingredients") && !start.holdsKey("@type")
        }
        let line = start.firstLine
        return line.contains("title") && line.contains("preparationTime") && line.contains("ingredients")
    }

    func read(_ source: ExportSource, _ deliver: (ImportedRecipe) -> Bool) -> [Diagnostic] {
        let isJSON = ExportStart.with(source.text[...]) { $0.isJSON }
        let values =
            isJSON ? JSONReader.values(in: source.text).values.flatMap(\.elements) : CSVText(source.text).objects
        for value in values.flatMap({ $0["recipes"]?.elements ?? [$0] }) where value["title"] != nil {
            guard deliver(recipe(from: value, source)) else { return [] }
        }
        return []
    }

    private func recipe(from object: JSONValue, _ source: ExportSource) -> ImportedRecipe {
        var fields = JSONFields(object)
        var draft = RecipeDraft(self, source)
        draft.title = fields.line("title") ?? ""
        draft.metadata.description = fields.text("description").flatMap(ExportText.paragraphs)
        draft.setTimes(
            prep: fields.line("preparationTime"), cook: fields.line("cookingTime"), total: fields.line("totalTime"))
        if let wait = fields.number("inactiveTime"), wait > 0, let minutes = Int(nearest: wait, rounding: .down) {
            draft.addOther("inactive time", "\(minutes) min")
        }
        draft.setServings(fields.line("quantity"))
        draft.ingredients.add(lines: fields.text("ingredients").map(ExportText.lines) ?? [])
        draft.steps.add(text: fields.text("instructions") ?? "")
        draft.addNote(fields.text("notes"))
        draft.addNutrition(fields.text("nutrition"))
        draft.isFavourite = fields.bool("favorite")
        draft.setRating(fields.number("rating"))
        draft.addCategories(parts(fields.value("categories")))
        for tag in parts(fields.value("tags")) { draft.addTag(tag) }
        addAddresses(&fields, &draft)
        for picture in fields.list("pictures", "picture") {
            guard let path = (picture["path"] ?? picture["name"] ?? picture)?.plainText else { continue }
            let name = path.split(separator: "/").last.map(String.init)
            if !draft.addPicture(at: path), let name, !draft.addPicture(at: name) {
                draft.addPicture(at: "pictures/\(name)")
            }
        }
        draft.addOthers(of: fields)
        return draft.finished()
    }

    /// Adds the video, the source and the picture. In some files, the values are in a later column than their names. So
    /// the address of the picture can also be in the column of the source or in column 19.
    private func addAddresses(_ fields: inout JSONFields, _ draft: inout RecipeDraft) {
        draft.addOther("video", fields.line("video"))
        var others = [fields.line("source", "url"), fields.line("originalPicture"), fields.line("column 19")]
            .compactMap(\.self)
        if let picture = others.lastIndex(where: Self.isPicture) ?? (others.count > 1 ? others.count - 1 : nil),
            others[picture].contains("://")
        {
            draft.metadata.images.append(others.remove(at: picture))
        }
        draft.setSource(others.first)
    }

    private static func isPicture(_ address: String) -> Bool {
        let path = address.prefix { $0 != "?" && $0 != "#" }.lowercased()
        return address.contains("://") && ["jpg", "jpeg", "png", "webp", "gif"].contains { path.hasSuffix(".\($0)") }
    }

    private func parts(_ value: JSONValue?) -> [String] {
        let texts = (value?.elements ?? []).map { element in
            (element["title"] ?? element["name"] ?? element).plainText ?? ""
        }
        let parts = texts.flatMap { (text: String) in text.split { $0 == ";" || $0 == "," } }
        return parts.map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
    }

}
