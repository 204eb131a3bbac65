import Terminal

extension TextField {
    /// Handles a key. A character key without Control and Alt inserts its character. Other keys edit the text as in a
    /// shell.
    ///
    /// - Returns: Whether the field uses the key. It is `true` even if the key has no effect at the moment, such as
    ///   Backspace at the start of the text.
    @discardableResult
    public mutating func handle(_ key: Key) -> Bool {
        if let text = Self.text(of: key) {
            insert(text)
            return true
        }
        guard let edit = Self.edits[key] else { return false }
        edit(&self)
        return true
    }

    /// Returns whether ``handle(_:)`` uses a key.
    public static func takes(_ key: Key) -> Bool {
        text(of: key) != nil || edits[key] != nil
    }

    private static func text(of key: Key) -> String? {
        guard case .character(let character) = key.code, key.modifiers.isSubset(of: .shift) else { return nil }
        return String(character)
    }

    private typealias Edit = @Sendable (inout TextField) -> Void

    private static let edits: [Key: Edit] = [
        .left: { $0.moveLeft() }, .control("b"): { $0.moveLeft() },
        .right: { $0.moveRight() }, .control("f"): { $0.moveRight() },
        .home: { $0.moveToStart() }, .control("a"): { $0.moveToStart() },
        .end: { $0.moveToEnd() }, .control("e"): { $0.moveToEnd() },

        Key(.left, .alt): { $0.moveToPreviousWord() }, Key(.left, .control): { $0.moveToPreviousWord() },
        Key(.character("b"), .alt): { $0.moveToPreviousWord() },
        Key(.right, .alt): { $0.moveToNextWord() }, Key(.right, .control): { $0.moveToNextWord() },
        Key(.character("f"), .alt): { $0.moveToNextWord() },

        .backspace: { $0.deleteBackward() }, .control("h"): { $0.deleteBackward() },
        .delete: { $0.deleteForward() }, .control("d"): { $0.deleteForward() },

        .control("w"): { $0.killToPreviousSpace() },
        Key(.backspace, .alt): { $0.killPreviousWord() }, Key(.backspace, .control): { $0.killPreviousWord() },
        Key(.character("d"), .alt): { $0.killNextWord() }, Key(.delete, .control): { $0.killNextWord() },
        .control("k"): { $0.killToEnd() }, .control("u"): { $0.killToStart() },
        .control("y"): { $0.yank() },
    ]
}
