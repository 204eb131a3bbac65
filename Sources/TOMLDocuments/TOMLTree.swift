/// Builds the tree of a document from its statements, and finds what TOML forbids to define again.
struct TOMLTree: Sendable {
    struct Child: Hashable {
        var parent: Int
        var name: String
    }

    /// All nodes. The first is the whole document.
    private(set) var nodes = [TOMLNode(name: "", kind: .header, offset: 0, value: nil, statements: nil)]
    /// The index of each node that has a name.
    private(set) var ids: [Child: Int] = [:]
    private(set) var diagnostics: [TOMLDiagnostic] = []
    private let lines: TOMLLines
    /// The table to which the next entries belong.
    private var table = 0
    /// The index of the current statement.
    private var statement = 0

    init(_ statements: [TOMLStatement], _ lines: TOMLLines) {
        self.lines = lines
        for (index, content) in statements.lazy.map(\.content).enumerated() {
            statement = index
            switch content {
            case .header(let keys, let isArray): table = open(keys, isArray: isArray)
            case .entry(let entry):
                extend(table)
                add(entry, to: table)
            }
        }
    }

    /// Returns the table that a header opens. Where TOML forbids the header, its entries go into the table that is already
    /// there, or, if there is none, into one that is not in the tree.
    private mutating func open(_ keys: [TOMLKey], isArray: Bool) -> Int {
        var parent = 0
        for (index, key) in keys.dropLast().enumerated() {
            guard let child = ids[Child(parent: parent, name: key.name)] else {
                parent = append(key, .implicit, to: parent)
                continue
            }
            switch nodes[child].kind {
            case .implicit, .header, .dotted: parent = child
            case .tables: parent = nodes[child].children.last ?? child
            case .value, .array, .inline: return refuse(keys.prefix(index + 1), because: child)
            }
        }
        let key = keys[keys.count - 1]
        guard let child = ids[Child(parent: parent, name: key.name)] else {
            guard isArray else { return append(key, .header, to: parent) }
            return append(nil, .header, to: append(key, .tables, to: parent))
        }
        switch (nodes[child].kind, isArray) {
        case (.implicit, false):
            nodes[child].kind = .header
            nodes[child].offset = key.range.lowerBound
            nodes[child].statements = statement...statement
            return child
        case (.tables, true): return append(nil, .header, to: child)
        case (.header, false), (.dotted, false):
            _ = refuse(keys[...], because: child)
            extend(child)
            return child
        default: return refuse(keys[...], because: child)
        }
    }

    private mutating func add(_ entry: TOMLEntry, to table: Int) {
        var parent = table
        for (index, key) in entry.keys.dropLast().enumerated() {
            guard let child = ids[Child(parent: parent, name: key.name)] else {
                parent = append(key, .dotted, to: parent)
                continue
            }
            guard [.dotted, .implicit].contains(nodes[child].kind) else {
                _ = refuse(entry.keys.prefix(index + 1), because: child)
                return
            }
            nodes[child].kind = .dotted
            extend(child)
            parent = child
        }
        let key = entry.keys[entry.keys.count - 1]
        if let child = ids[Child(parent: parent, name: key.name)] {
            _ = refuse(entry.keys[...], because: child)
            return
        }
        let node = add(entry.value, key, to: parent)
        nodes[node].offset = entry.range.lowerBound
    }

    /// Adds a value, with all that is in it. Returns its index.
    private mutating func add(_ value: TOMLValue, _ key: TOMLKey?, to parent: Int) -> Int {
        switch value.content {
        case .array(let elements):
            let array = append(key, .array, value, to: parent)
            for element in elements { _ = add(element, nil, to: array) }
            return array
        case .table(let entries):
            let table = append(key, .inline, value, to: parent)
            for entry in entries { add(entry, to: table) }
            return table
        default: return append(key, .value, value, to: parent)
        }
    }

    /// Adds a node to a parent, by name or as an element.
    private mutating func append(
        _ key: TOMLKey?, _ kind: TOMLNode.Kind, _ value: TOMLValue? = nil, to parent: Int
    ) -> Int {
        let offset = key?.range.lowerBound ?? value?.range.lowerBound ?? nodes[parent].offset
        nodes.append(
            TOMLNode(
                name: key?.name ?? "", kind: kind, offset: offset, value: value, statements: statement...statement))
        nodes[parent].children.append(nodes.count - 1)
        if let key { ids[Child(parent: parent, name: key.name)] = nodes.count - 1 }
        return nodes.count - 1
    }

    /// Notes that the current statement belongs to a table.
    private mutating func extend(_ node: Int) {
        nodes[node].statements = (nodes[node].statements?.lowerBound ?? statement)...statement
    }

    /// Reports that a name is defined again. Returns a table that is not in the tree.
    private mutating func refuse(_ keys: ArraySlice<TOMLKey>, because child: Int) -> Int {
        let name = keys.map(\.name).joined(separator: ".")
        let line = lines.location(of: nodes[child].offset).line
        diagnostics.append(
            TOMLDiagnostic(
                kind: .repeated, offset: keys[0].range.lowerBound,
                message: "“\(name)” is already on line \(line); remove one of the two"))
        nodes.append(TOMLNode(name: "", kind: .header, offset: 0, value: nil, statements: statement...statement))
        return nodes.count - 1
    }
}
