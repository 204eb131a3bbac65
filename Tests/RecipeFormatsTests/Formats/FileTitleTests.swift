import Testing

@testable import RecipeFormats

@Suite("Titles from the names of files")
struct FileTitleTests {
    @Test(
        "The name of a file becomes words",
        arguments: [
            ("a/leek_soup.cook", "Leek soup"), ("leek-soup.md", "Leek soup"), ("Leek - soup.md", "Leek - soup"),
            ("leek_soup - old.md", "Leek soup - old"), (".hidden", ".hidden"), ("a.b.c", "A.b"), ("___", "___"),
            ("soup", "Soup"),
            ("pH test.md", "pH test"), ("iced McFlurry.md", "iced McFlurry"), ("", ""), ("Soup/", "Soup"),
        ])
    func words(_ path: String, _ title: String) { #expect(FileTitle.title(ofFile: path) == title) }

    @Test(
        "Words that are joined by capital letters or numbers are parted",
        arguments: [
            ("LeekSoup.md", "Leek Soup"), ("leekSoup.md", "Leek Soup"), ("BBQSauce.md", "BBQ Sauce"),
            ("Soup2.md", "Soup 2"),
            ("McDonald.md", "McDonald"), ("MacCheese.md", "MacCheese"), ("DeLuxe.md", "DeLuxe"), ("ABCD.md", "ABCD"),
            ("AbCd.md", "AbCd"), ("ATest.md", "ATest"), ("Leek-Soup.md", "Leek Soup"),
            ("leekSoup2go.md", "Leek Soup 2go"),
            ("SoupABC.md", "Soup ABC"), ("A1bcd.md", "A1bcd"), ("TheMcSoup.md", "The Mc Soup"),
            ("Leek&Soup.md", "Leek&Soup"),
        ])
    func humps(_ path: String, _ title: String) { #expect(FileTitle.title(ofFile: path) == title) }

    @Test(
        "The name of an index is that of its folder",
        arguments: [
            ("Soups/leek/index.md", "Leek"), ("leek/_index.md", "Leek"), ("leek/INDEX.md", "Leek"),
            ("leek/index", "Index"),
            ("index.md", "Index"), ("leek/indexes.md", "Indexes"), ("leek/xindex.md", "Xindex"),
        ])
    func indexes(_ path: String, _ title: String) { #expect(FileTitle.title(ofFile: path) == title) }

    @Test(
        "A date before the name and an identifier behind it are no part of the title",
        arguments: [
            ("2024-05-01-leek-soup.md", "Leek soup"), ("2024-05-01.md", "2024 05 01"), ("2024-05-01-.md", "2024 05 01"),
            ("2024-05-0x-soup.md", "2024 05 0x soup"), ("Leek 0123456789abcdef0123456789abcdef.md", "Leek"),
            ("Leek 0123456789abcdef0123456789abcdeg.md", "Leek 0123456789abcdef0123456789abcdeg"),
            ("Leek 0123456789abcdef0123456789abcde.md", "Leek 0123456789abcdef0123456789abcde"),
            ("Leek 0123456789ABCDEF0123456789ABCDEF.md", "Leek 0123456789ABCDEF0123456789ABCDEF"),
        ])
    func additions(_ path: String, _ title: String) { #expect(FileTitle.title(ofFile: path) == title) }
}
