extension Recipe {
    /// What the cook needs to have at hand, each piece once, in the order of its first mention.
    ///
    /// Letter case makes no difference. Of several mentions the largest number counts, as pots are used again; a piece
    /// is optional where every mention says so. Hidden ones are not listed. Made anew at each call, in one pass.
    public var cookwareList: [Cookware] {
        var list: [Cookware] = []
        var placeOfName: [String: Int] = [:]
        func add(_ cookware: Cookware) {
            let name = cookware.name.lowercased()
            guard let place = placeOfName[name] else {
                placeOfName[name] = list.count
                list.append(cookware)
                return
            }
            list[place].isOptional = list[place].isOptional && cookware.isOptional
            list[place].quantity = Self.larger(list[place].quantity, cookware.quantity)
        }
        for cookware in listedCookware where !cookware.isHidden { add(cookware) }
        for section in sections {
            for case .step(let step) in section.blocks {
                for case .cookware(let cookware) in step.items where !cookware.isHidden { add(cookware) }
            }
        }
        return list
    }

    private static func larger(_ first: Quantity?, _ second: Quantity?) -> Quantity? {
        guard let first else { return second }
        guard case .number(let a) = first.amount, let second, case .number(let b) = second.amount else { return first }
        return b > a ? second : first
    }
}
