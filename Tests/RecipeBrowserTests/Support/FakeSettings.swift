import Foundation
import Kitchen

@testable import CookbookStore
@testable import RecipeBrowser

extension KitchenSettings {
    /// Settings in a file with lines such as `kitchen.nutrition|feta|01019`, in a folder of its own.
    @MainActor
    static func fake(in folder: URL) -> KitchenSettings {
        let file = folder.appending(path: "settings")
        return KitchenSettings(folder: folder.path, name: "settings") {
            var customs = KitchenCustoms()
            for line in ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n") {
                let parts = line.split(separator: "|").map(String.init)
                switch parts[0] {
                case "kitchen.nutrition": try? customs.setNutrition(of: parts[1], to: parts[2])
                case "kitchen.separate": try? customs.setSeparate(parts[1], from: parts[2])
                default:
                    if parts[1] == "shop" {
                        try? customs.setShop(parts[2])
                    } else {
                        customs.roundsToPacks = parts[2] == "packs"
                    }
                }
            }
            return customs
        } edited: { text, edit in
            let table = edit.table.joined(separator: ".")
            var lines = text.split(separator: "\n").map(String.init)
            guard !lines.contains("error") else { return nil }
            lines.removeAll { line in
                let parts = line.split(separator: "|").map(String.init)
                return parts[0] == table && (parts[1] == edit.name || edit.means(parts[1]))
            }
            if let value = edit.value { lines.append("\(table)|\(edit.name)|\(value)") }
            return lines.map { $0 + "\n" }.joined()
        }
    }
}
