import SectionedLists
import Terminal
import Testing

@testable import GalleryScreens

@MainActor
@Suite("Recorded screens of the gallery")
struct SnapshotTests {
    /// The folder is beside the folders of the test targets, so that no target contains files that are not compiled.
    private static let folder: SnapshotFolder = {
        let file = "\(#filePath)"
        let tests = file.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
        return SnapshotFolder(path: "\(tests)/Snapshots")
    }()

    private struct Scene {
        let name: String
        let screen: any Exhibit.Type
        let keys: [Key]
    }

    private static let scenes = [
        Scene(name: "search", screen: SearchScreen.self, keys: "tor red".map { .character($0) } + [.down]),
        Scene(name: "form", screen: FormScreen.self, keys: [.character("A"), .tab, .character("x"), .tab, .right]),
        Scene(name: "columns", screen: TableScreen.self, keys: [.character("s"), .character("S"), .down]),
        Scene(name: "groups", screen: TableGroupsScreen.self, keys: [.character("s"), .down]),
        Scene(name: "outline", screen: OutlineScreen.self, keys: [.right, .right, .right, .down]),
        Scene(name: "log", screen: LiveLogScreen.self, keys: [.character("a")]),
        Scene(name: "undo", screen: UndoScreen.self, keys: [.character("d")]),
        Scene(name: "themes", screen: ThemesScreen.self, keys: [.character("t")]),
    ]

    @Test("The screens of the gallery look as recorded, wide and narrow, with and without colours")
    func looks() {
        for scene in Self.scenes {
            #expect(throws: Never.self) {
                try check(scene, columns: 80, rows: 24, Appearance(), "wide")
                try check(scene, columns: 40, rows: 12, Appearance(colors: 0, isUnicode: false), "narrow")
            }
        }
    }

    private func check(_ scene: Scene, columns: Int, rows: Int, _ appearance: Appearance, _ kind: String) throws {
        let navigation = NavigationController(title: "SectionedLists", root: GalleryViewController())
        navigation.push(scene.screen.open())
        let screen = HeadlessScreen(columns: columns, rows: rows, appearance: appearance)
        for key in scene.keys { screen.enqueue([.key(key)]) }
        Application(screen: screen, root: navigation, clock: screen.clock).run()
        try Self.folder.check(screen.snapshot, as: "\(scene.name)-\(kind)")
    }
}
