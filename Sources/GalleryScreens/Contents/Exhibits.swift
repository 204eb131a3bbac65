/// All screens of the gallery, by chapter.
@MainActor
enum Exhibits {
    struct Chapter {
        var title: String
        var exhibits: [any Exhibit.Type]
    }

    static let chapters = [
        Chapter(
            title: "Rows with content and action",
            exhibits: [
                IdentityScreen.self, HeadersScreen.self, TypedRowsScreen.self, PositionsScreen.self,
                ActionsScreen.self, StackScreen.self, SheetsScreen.self, MealsScreen.self,
            ]),
        Chapter(
            title: "Models and layers",
            exhibits: [
                CellFactoryScreen.self, LazyModelScreen.self, LayerOrderScreen.self, FilterSortScreen.self,
                CollapseScreen.self,
                LoadMoreScreen.self, OwnLayerScreen.self,
            ]),
        Chapter(
            title: "Sections and cells", exhibits: [SectionObjectsScreen.self, ReuseScreen.self, SkippingScreen.self]),
        Chapter(
            title: "Lists from what you have",
            exhibits: [
                ClosuresScreen.self, DescriptionScreen.self, NormalizationScreen.self, BatchScreen.self,
                InsertScreen.self,
            ]),
        Chapter(
            title: "Models that take their time",
            exhibits: [StatesScreen.self, LoadingScreen.self, ManyModelsScreen.self]),
        Chapter(
            title: "Keys and pointer",
            exhibits: [
                MarkingScreen.self, FindingScreen.self, SearchScreen.self, LiveLogScreen.self, SectionIndexScreen.self,
                PointerScreen.self,
            ]),
        Chapter(title: "Tables and trees", exhibits: [TableScreen.self, TableGroupsScreen.self, OutlineScreen.self]),
        Chapter(title: "Questions and answers", exhibits: [FormScreen.self, NoticesScreen.self, UndoScreen.self]),
        Chapter(title: "Colours", exhibits: [ThemesScreen.self]),
        Chapter(title: "Size", exhibits: [MillionRowsScreen.self]),
    ]
}
