import Kitchen
import RecipeLibrary

/// The shops: each has its aisles in a file `config/aisle.NAME.conf`, and the usual one in `config/aisle.conf`.
extension CookbookKitchen {
    /// The names of the shops with a file of their own, sorted.
    var shops: [String] {
        folder.names(withExtension: "conf", in: FileName.configuration).compactMap { name in
            guard name.hasPrefix("aisle."), name != "aisle.conf" else { return nil }
            let shop = String(name.dropFirst("aisle.".count).dropLast(".conf".count))
            return KitchenCustoms.isShop(shop) ? shop : nil
        }
    }

    /// Makes the file of a shop, if it has none. It begins with the aisles of the current shop, in their order.
    func addShop(_ shop: String) throws(EditingError) -> [KitchenFolder.Change] {
        let current = try aisles()
        let change = try folder.update(FileName.aisles(ofShop: shop)) { bytes in
            guard bytes.isEmpty else { return bytes }
            var file = current ?? AisleFile(bytes: [])
            if file.aisles.isEmpty { for aisle in Aisles(file).names.dropLast() { file.addAisle(aisle) } }
            return file.bytes
        }
        return [change].compactMap(\.self)
    }

    /// Moves a thing to another aisle, for good: in the cookbook's `aisle.conf`, or in the
    /// file of the shop.
    ///
    /// The other things of the old aisle stay there, because the file names this aisle, too. A new file names all aisles
    /// of the program, in the order of a common shop.
    func move(_ name: String, toAisle aisle: String) throws(EditingError) -> [KitchenFolder.Change] {
        var isMoved = false
        let beginning = try aisles()?.bytes
        let change = try folder.update(customs.shop.map(FileName.aisles(ofShop:)) ?? FileName.aisles) { bytes in
            // The shared file does not count any more when the cookbook has one, so it is its beginning.
            var file = AisleFile(bytes: bytes.isEmpty ? beginning ?? [] : bytes)
            let shop = Aisles(file)
            let known =
                file.aisles.isEmpty
                ? Array(shop.names.dropLast()) : [shop.place(of: name, GroceryNames(aisles: file)).aisle]
            for aisle in known where aisle != Aisles.other { file.addAisle(aisle) }
            isMoved = file.move(name, to: aisle)
            return file.bytes
        }
        guard isMoved else { throw .refused("The aisle “\(aisle)” cannot be written. Write it without [ ], | and #.") }
        return [change].compactMap(\.self)
    }
}
