/// The part of a citrus fruit that a remark names: `lemon, juiced`, `oranges (zest of)`.
enum CitrusPart {
    /// Returns the five digits of the USDA number of the juice or the zest of a citrus fruit. Returns `nil` if the
    /// ingredient is another food or a whole fruit, or if it is measured in spoons or cups.
    ///
    /// - Parameters:
    ///   - name: The words of the ingredient's name.
    ///   - remark: The words of the remark.
    ///   - isMeasured: Whether the ingredient is measured in spoons or cups.
    static func digits(_ name: [String], _ remark: [String], isMeasured: Bool) -> String? {
        guard let fruit = fruits.first(where: { !Set($0.names).isDisjoint(with: name) }), !isMeasured else {
            return nil
        }
        let words = name + remark
        let isJuiced = words.contains { ["juice", "juiced", "saft", "jus", "zumo", "jugo", "succo"].contains($0) }
        let isZested = words.contains {
            ["zest", "zested", "peel", "schale", "abrieb", "zeste", "ralladura", "scorza"].contains($0)
        }
        // If a recipe uses juice and zest, the juice counts, because it has nearly all of the nutrients.
        return isJuiced ? fruit.juice : isZested ? fruit.zest : nil
    }

    private static let fruits: [(names: [String], juice: String, zest: String)] = [
        (["lemon", "zitrone", "zitronen", "citron", "limon", "limone"], "09152", "09156"),
        (["lime", "limette", "limetten", "lima"], "09160", "09156"),
        (["orange", "orangen", "naranja", "arancia"], "09206", "09156"),
    ]
}
