extension Recipe {
    /// The list of cookware: each piece once, first the pieces in ``listedCookware``, then the pieces in the steps.
    ///
    /// Case does not matter in names. If several mentions state a number of pieces, the largest number is used,
    /// because later steps use the same pots again. A piece is optional if every mention of it is optional. Hidden
    /// mentions are ignored. Each call takes O(items of all steps).
    public var cookwareList: [Cookware] {
        var list: [Cookware] = []
        var indexOfName: [String: Int] = [:]
        func add(_ cookware: Cookware) {
            let name = cookware.name.lowercased()
            guard let index = indexOfName[name] else {
                indexOfName[name] = list.count
                list.append(cookware)
                return
            }
            list[index].isOptional = list[index].isOptional && cookware.isOptional
            list[index].quantity = Self.larger(list[index].quantity, cookware.quantity)
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
