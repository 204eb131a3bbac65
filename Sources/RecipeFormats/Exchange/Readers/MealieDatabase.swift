/// The database in a backup of Mealie: an array of rows for each table. This type converts the rows to the objects that
/// Mealie's server returns.
///
/// The database also contains the users with their passwords. Only the names of people who wrote comments are read.
struct MealieDatabase {
    private let database: JSONValue

    init(_ database: JSONValue) { self.database = database }

    /// The recipes, with the data about them from other tables.
    var recipes: [JSONValue] {
        let tables = Tables(database)
        return database["recipes"]?.elements.compactMap { recipe in
            guard case .object(var members) = recipe, let id = recipe["id"]?.plainText else { return nil }
            let rows = tables.rows(ofRecipe: id)
            members.removeAll { ["recipe_ingredient", "rating", "last_made", "id"].contains($0.key) }
            func add(_ key: String, _ value: JSONValue?) {
                if let value { members.append(.init(key: key, value: value)) }
            }
            add("id", recipe["id"])
            add("last_made", recipe["last_made"])
            add("pictureFolder", .string("data/recipes/\(Self.dashed(id))/images"))
            let settings = rows["recipe_settings"]?.first
            let ingredients = (rows["recipes_ingredients"] ?? []).ordered(by: "position")
            add("recipe_ingredient", .array(ingredients.map { tables.ingredient($0, settings) }))
            add("recipe_instructions", .array((rows["recipe_instructions"] ?? []).ordered(by: "position")))
            add("notes", .array(rows["notes"] ?? []))
            add("nutrition", rows["recipe_nutrition"]?.first)
            add("comments", .array((rows["recipe_comments"] ?? []).map(tables.comment)))
            add("recipe_category", .array(tables.names(rows["recipes_to_categories"], "category_id", "categories")))
            add("tags", .array(tables.names(rows["recipes_to_tags"], "tag_id", "tags")))
            add("tools", .array(tables.names(rows["recipes_to_tools"], "tool_id", "tools")))
            add("extras", Self.extras(rows["api_extras"] ?? rows["recipe_extras"]))
            add("assets", rows["recipe_assets"].map { .array($0) })
            addOpinion(rows["users_to_recipes"] ?? [], rows["users_to_favorites"] ?? [], of: recipe, add)
            let made = (rows["recipe_timeline_events"] ?? []).filter {
                $0["subject"]?.plainText?.hasSuffix("made this") == true
            }
            add("cookedDays", .array(made.compactMap { $0["timestamp"] }))
            return .object(members)
        } ?? []
    }

    /// Adds the rating and the favourite mark. A rating by a person takes precedence over the average that the recipe
    /// stores.
    private func addOpinion(
        _ opinions: [JSONValue], _ favourites: [JSONValue], of recipe: JSONValue, _ add: (String, JSONValue?) -> Void
    ) {
        let rating = opinions.compactMap { $0["rating"] }.first { $0.holdsAnything }
        add("rating", rating ?? recipe["rating"])
        let isFavourite = !favourites.isEmpty || opinions.contains { $0["is_favorite"]?.isTrue == true }
        add("is_favorite", .bool(isFavourite))
    }

    private static func extras(_ rows: [JSONValue]?) -> JSONValue? {
        guard let rows, !rows.isEmpty else { return nil }
        return .object(
            rows.compactMap { row in
                guard let key = (row["key_name"] ?? row["key"])?.plainText, let value = row["value"] else { return nil }
                return .init(key: key, value: value)
            })
    }

    /// Adds hyphens to an identifier of 32 characters, because the names of folders contain them. Returns any other
    /// identifier unchanged.
    private static func dashed(_ id: String) -> String {
        guard id.utf8.count == 32 else { return id }
        let characters = Array(id)
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(characters[$0]) }.joined(separator: "-")
    }
}

extension MealieDatabase {
    /// The rows of the database, grouped by the recipe to which they belong or by their identifier.
    private struct Tables {
        /// The rows that belong to a recipe: by the identifier of the recipe, and then by the table.
        private var rows: [String: [String: [JSONValue]]] = [:]
        /// The rows of tables such as `tags`, by their identifiers.
        private var named: [String: [String: JSONValue]] = [:]

        init(_ database: JSONValue) {
            for table in [
                "recipes_ingredients", "recipe_instructions", "notes", "recipe_nutrition", "recipe_comments",
                "recipe_settings", "recipes_to_categories", "recipes_to_tags", "recipes_to_tools", "api_extras",
                "recipe_extras", "recipe_assets", "users_to_recipes", "users_to_favorites", "recipe_timeline_events",
            ] {
                for row in database[table]?.elements ?? [] {
                    guard let id = (row["recipe_id"] ?? row["recipee_id"])?.plainText else { continue }
                    rows[id, default: [:]][table, default: []].append(row)
                }
            }
            for table in ["tags", "categories", "tools", "ingredient_units", "ingredient_foods", "users"] {
                for row in database[table]?.elements ?? [] {
                    if let id = row["id"]?.plainText { named[table, default: [:]][id] = row }
                }
            }
        }

        func rows(ofRecipe id: String) -> [String: [JSONValue]] { rows[id] ?? [:] }

        /// Returns the name of the object to which each row refers. For a row with a recipe and a tag, this is the name
        /// of the tag.
        func names(_ rows: [JSONValue]?, _ key: String, _ table: String) -> [JSONValue] {
            (rows ?? []).compactMap { row in row[key]?.plainText.flatMap { named[table]?[$0] }?["name"] }
        }

        /// Returns the row of an ingredient, and adds the unit and the food of the ingredient to the row.
        func ingredient(_ row: JSONValue, _ settings: JSONValue?) -> JSONValue {
            guard case .object(var members) = row else { return row }
            let unit = row["unit_id"]?.plainText.flatMap { named["ingredient_units"]?[$0] }
            let food = row["food_id"]?.plainText.flatMap { named["ingredient_foods"]?[$0] }
            if let unit { members.append(.init(key: "unit", value: unit)) }
            if let food { members.append(.init(key: "food", value: food)) }
            if let isWhole = settings?["disable_amount"] {
                members.append(.init(key: "disable_amount", value: isWhole))
            }
            return .object(members)
        }

        /// Returns the row of a comment, and adds the name of the author to the row.
        func comment(_ row: JSONValue) -> JSONValue {
            guard case .object(var members) = row, let user = row["user_id"]?.plainText.flatMap({ named["users"]?[$0] })
            else { return row }
            let author = ["full_name", "username"].compactMap { key in
                user[key].map { JSONValue.Member(key: key, value: $0) }
            }
            members.append(.init(key: "user", value: .object(author)))
            return .object(members)
        }
    }
}
