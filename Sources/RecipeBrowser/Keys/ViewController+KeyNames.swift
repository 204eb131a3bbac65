import SectionedLists

extension ViewController {
    /// Returns the name of the first key of a command, as the footer shows it, or `nil` if the command has no key.
    func keyName(of definition: CommandDefinition) -> String? {
        let bindings = application?.keyBindings ?? KeyBindings()
        let key = bindings.keys(ofCommand: definition.command {}).first
        return key?.name(application?.screen.appearance.symbols ?? .unicode)
    }
}
