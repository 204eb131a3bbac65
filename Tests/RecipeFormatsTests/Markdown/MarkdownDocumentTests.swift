import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Markdown texts that are no recipes")
struct MarkdownDocumentTests {
    @Test(
        "A plan, a changelog or a page about a program is no Markdown recipe, in any language",
        arguments: [
            """
            # Sync engine

            ## Requirements

            - 2 writers on one folder
            - 1 journal in `journal.sqlite`
            - 3 retries, then `SyncError.locked`

            ## Steps

            1. Move `FolderLock` into its own module.
            2. Add `--wait` to the command line.
            3. Delete `old_lock.swift`.
            """,
            """
            # Changelog

            ## 2.4.0

            - 3 new endpoints for the API
            - 12 bugs fixed in the parser
            - 1 migration of the database

            ## 2.3.0

            - 2 plugins removed
            - 40 commits by 6 people
            """,
            """
            # Umbau der Ablage

            ## Material

            - 2 Module mit eigener `config.json`
            - 1 Schnittstelle `IndexWriter`
            - 3 Tests pro Funktion

            ## Vorgehen

            1. Die Klasse `IndexReader` trennen.
            2. Den Parser in `reader.swift` verschieben.
            3. Die Datenbank neu anlegen.
            """,
            """
            # Plan de migration

            ## Matériel

            - 3 serveurs
            - 1 dépôt GitHub
            - 2 scripts `deploy.sh`

            ## Étapes

            1. Copier `config.yaml` sur le serveur.
            2. Lancer `make deploy`.
            3. Vérifier les endpoints de l'API.
            """,
            """
            # План переноса

            ## Шаги

            1. Вынести `FolderWalk` в отдельный модуль.
            2. Добавить ключ `--watch`.
            3. Удалить `old_index.swift` из репозитория.

            ## Список

            - 2 разработчика
            - 1 API
            """,
            """
            # Bug report

            ## Details

            - 1 short description of what went wrong, with the words of the message
            - 2 or 3 pictures of the window, if you have them
            - the number of the version

            ## Steps

            1. Open the window that has the problem.
            2. Say what you expected to see there, and what you saw instead.
            3. Send it to us with your name, so that we can ask you when something is not clear to us.
            """,
            """
            ## Usage

            ```sh
            tool --input recipes.json --output out/
            ```

            - 1 file per recipe
            - 2 folders, `in/` and `out/`

            ## Method

            The tool calls `readAll()` and then `writeAll()`.
            """,
            """
            # 検索の設計

            ## 手順

            1. `SearchIndex` を読む。
            2. `QueryParser.swift` を分ける。
            3. APIを追加する。

            - 2個のモジュール
            - 1個のデータベース `index.sqlite`
            """,
        ])
    func documents(_ text: String) {
        let read = ReadMarkdown(text)
        #expect(read.recipe == nil, "\(read.ingredients) \(read.steps)")
        #expect(!read.wasMeantAsRecipe && read.diagnostics.count == 1)
        #expect(MarkdownFormat().readHeaders(utf8: Array(text.utf8), file: "dish.md").isEmpty)
    }

    @Test(
        "A Markdown recipe stays a recipe with a link, a product name, code for amounts, or few words of cooks",
        arguments: [
            "# Flat bread\n\n## Ingredients\n\n- `250 g` flour\n- `1 dl` water\n\n## Directions\n\nKnead, roll, bake.\n",
            """
            # Waffles

            From https://example.org/old_page/waffles_2.html, see also [syrup](../sweet/maple_syrup.md).

            ## Ingredients

            - 2 eggs
            - 1 cup milk

            ## Directions

            1. Use the KitchenAid, or see YouTube.
            2. Bake.
            """,
            "# Salatti\n\n## Ainekset\n\n- 2 tomaattia\n- suolaa\n\n## Ohje\n\n1. Laita kulhoon.\n",
            "# Gazpacho\n\n## Ingredientes\n\n- 1 kg de tomates\n- 1 pepino\n\n## Preparación\n\n1. Triturar todo.\n",
            "# 蛋炒饭\n\n## 材料\n\n- 鸡蛋 2个\n- 米饭 1碗\n\n## 步骤\n\n1. 炒鸡蛋。\n2. 加米饭。\n",
            "# Кисель\n\n## Ингредиенты\n\n- 2 ст. л. крахмала\n- 1 л воды\n\n## Приготовление\n\n1. Варить.\n",
            "---\nservings: 4\n---\nPut it all into `bowl_a` and `bowl_b`, then wait for a day and taste it.\n",
        ])
    func recipes(_ text: String) {
        #expect(ReadMarkdown(text).recipe != nil, "\(ReadMarkdown(text).diagnostics)")
        #expect(MarkdownFormat().readHeaders(utf8: Array(text.utf8), file: "dish.md").count == 1)
    }

    @Test("A long page with a list of materials is no Markdown recipe if it hardly says anything about food")
    func longPage() {
        let words = String(repeating: "We talk about the plan with all of the people in the house. ", count: 120)
        let text = "# Move\n\n## Materials\n\n- 20 boxes\n- 3 rolls of tape\n\n## Steps\n\n1. Pack.\n\n\(words)\n"
        #expect(ReadMarkdown(text).recipe == nil)
        #expect(ReadMarkdown(text.replacing(words, with: "Bake it all.")).recipe != nil)
    }
}
