import Kitchen
import RecipeLibrary

/// The aisles of shops. A shop has its aisles in a file `config/aisle.NAME.conf`. The usual shop has them in
/// `config/aisle.conf`.
extension CookbookKitchen {
    /// The names of the shops that have an aisle file, sorted.
    package var shops: [String] {
        folder.names(withExtension: "conf", in: FileName.configuration).compactMap { name in
            guard name.hasPrefix("aisle."), name != "aisle.conf" else { return nil }
            let shop = String(name.dropFirst("aisle.".count).dropLast(".conf".count))
            return KitchenCustoms.isShop(shop) ? shop : nil
        }
    }

    /// Creates the aisle file of a shop. If the shop already has an aisle file, does nothing. The new file begins with
    /// the aisles of the current shop.
    package func addShop(_ shop: String) throws(EditingError) {
        let current = try aisles()
        try folder.update(FileName.aisles(ofShop: shop)) { bytes in
            guard bytes.isEmpty else { return bytes }
            var file = current ?? AisleFile(bytes: [])
            if file.aisles.isEmpty { for aisle in Aisles(file).names.dropLast() { file.addAisle(aisle) } }
            return file.bytes
        }
    }

    /// Moves a grocery to another aisle permanently. Changes the aisle file of the current shop. If that file is new,
    /// it begins with the aisles that were used until then.
    package func move(_ name: String, toAisle aisle: String) throws(EditingError) {
        var isMoved = false
        let beginning = try aisles()?.bytes
        try folder.update(customs.shop.map(FileName.aisles(ofShop:)) ?? FileName.aisles) { bytes in
            // A new file replaces the aisle file that was used until now, so it begins with the same content.
            var file = AisleFile(bytes: bytes.isEmpty ? beginning ?? [] : bytes)
            let shop = Aisles(file)
            let known =
                file.aisles.isEmpty
                ? Array(shop.names.dropLast()) : [shop.place(of: name, GroceryNames(aisles: file)).aisle]
            for aisle in known where aisle != Aisles.other { file.addAisle(aisle) }
            isMoved = file.move(name, to: aisle)
            return isMoved ? file.bytes : bytes
        }
        guard isMoved else { throw .refused("The aisle “\(aisle)” cannot be written. Write it without //.") }
    }
}
