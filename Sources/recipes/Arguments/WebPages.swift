import CookbookStore
import RecipeKit

/// Pages of the web among the paths of a command. They are read before the command begins.
enum WebPages {
    /// Returns the paths with each address replaced by the file that keeps its page.
    static func paths(_ paths: [String]) throws -> [String] {
        var fetcher: PageFetcher?
        return try paths.map { path in
            guard let address = WebPageAddress(path) else { return path }
            let reader = fetcher ?? PageFetcher()
            fetcher = reader
            return try self.path(of: address, reader)
        }
    }

    /// Returns the path of the file that keeps a page.
    static func path(of address: WebPageAddress) throws -> String { try path(of: address, PageFetcher()) }

    private static func path(of address: WebPageAddress, _ fetcher: PageFetcher) throws -> String {
        if Output.isErrorTerminal { Output.status("Reading \(address.host)") }
        defer { if Output.isErrorTerminal { Output.status("") } }
        return try fetcher.page(at: address)
    }
}
