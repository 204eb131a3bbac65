import RecipeFormats
import RecipeKit
import RecipeLibrary

/// Reads recipes from the web: lets the helper read a page, keeps the page as it came, and says in a sentence why there
/// is no recipe.
///
/// ```swift
/// let fetcher = PageFetcher()
/// let path = try fetcher.page(at: address)
/// ```
public final class PageFetcher {
    private let allowsLocal: Bool
    /// Several helpers read from several sites at once. A site has always the same one, which waits a second between two
    /// requests to it.
    private var helpers = [FetchHelper?](repeating: nil, count: 4)
    /// The requests for pages that were made ahead, by the addresses of the pages.
    private var ahead: [String: String] = [:]

    /// - Parameter allowsLocal: Whether addresses of the own network may be read.
    public init(allowsLocal: Bool = false) { self.allowsLocal = allowsLocal }

    /// The path of the program that reads pages, or `nil` if it is missing.
    public static var helperPath: String? { FetchHelper.path }

    /// Checks that there is a program that reads pages.
    public static func check(_ address: WebPageAddress) throws(CookbookError) {
        guard helperPath == nil else { return }
        throw CookbookError(
            .noInput, address.text,
            "\(FetchHelper.name), which reads web pages, is missing beside recipes; install it, or save the page in your "
                + "browser, then: recipes import FILE")
    }

    /// Asks for pages that are wanted next, without waiting for them.
    ///
    /// - Parameter addresses: The addresses; no more of them than may be kept in memory.
    public func expect(_ addresses: some Sequence<WebPageAddress>) {
        for address in addresses where ahead[address.text] == nil {
            // `try?`: whoever waits for the page asks again, and gets the error.
            guard let pages = try? KeptPages() else { return }
            let request = Self.request(for: address, pages)
            guard (try? helper(for: address).ask(request)) != nil else { return }
            ahead[address.text] = request
        }
    }

    private static func request(for address: WebPageAddress, _ pages: KeptPages) -> String {
        ([address.text] + pages.marks(of: address)).joined(separator: "\t")
    }

    /// Reads a page that has a recipe.
    ///
    /// - Parameters:
    ///   - address: The address.
    ///   - wantsPicture: Whether to read the picture of the dish too.
    ///   - waiting: Called several times a second while the answer is awaited. If it throws, the wait ends.
    /// - Returns: The path of the file that keeps the page. The picture is beside it.
    /// - Throws: `CookbookError` if there is no recipe, or the error of `waiting`.
    public func page(
        at address: WebPageAddress, wantsPicture: Bool = false, waiting: () throws -> Void = {}
    ) throws -> String {
        let pages = try KeptPages()
        let path = pages.path(of: address)
        let request = ahead.removeValue(forKey: address.text) ?? Self.request(for: address, pages)
        let answer = try ask(address, request, of: address, waiting)
        if answer.status != 304 {
            if let error = WebRefusal.error(of: answer, address) { throw error }
            try pages.keep(answer, of: address)
        }
        let source = try RecipeSourceFile(at: path)
        var first: Recipe?
        let diagnostics = source.readAll { _, result in
            first = result.recipe
            return false
        }
        guard let first else { throw WebRefusal.noRecipe(source, address, diagnostics) }
        if wantsPicture, !pages.hasPicture(of: address) {
            try keepPicture(HTTPFormat.pictures(of: first, utf8: source.utf8), of: address, pages, waiting)
        }
        return path
    }

    /// Reads what is at an address, whatever it is, and keeps nothing.
    ///
    /// - Parameters:
    ///   - address: The address.
    ///   - waiting: Called several times a second while the answer is awaited. If it throws, the wait ends.
    /// - Throws: `CookbookError` if there is no answer, or the error of `waiting`.
    public func content(at address: WebPageAddress, waiting: () throws -> Void = {}) throws -> [UInt8] {
        let answer = try ask(address, address.text, of: address, waiting)
        if let error = WebRefusal.error(of: answer, address) { throw error }
        return answer.body
    }

    /// Reads the picture of a page. A page without its picture is still a recipe, so errors are left out.
    private func keepPicture(
        _ addresses: [String], of address: WebPageAddress, _ pages: KeptPages, _ waiting: () throws -> Void
    ) throws {
        for picture in addresses.prefix(2).compactMap(WebPageAddress.init) {
            let answer = try ask(picture, "\(picture.text)\tpicture", of: address, waiting)
            guard answer.failure == nil, answer.status == 200 else { continue }
            if try pages.keep(picture: answer.body, of: address) { return }
        }
    }

    /// Lets a helper read an address, which belongs to a page.
    private func ask(
        _ address: WebPageAddress, _ request: String, of page: WebPageAddress, _ waiting: () throws -> Void
    ) throws -> FetchAnswer {
        do {
            return try helper(for: address).answer(to: request, waiting: waiting)
        } catch is FetchHelper.Problem {
            drop(address)
            throw CookbookError(.inputOutput, page.text, "\(FetchHelper.name) ended without an answer; try again.")
        } catch {
            // The answer that is still to come belongs to nobody.
            drop(address)
            throw error
        }
    }

    /// Ends the helper of a site. Whatever it was to read is asked for again.
    private func drop(_ address: WebPageAddress) {
        helpers[slot(of: address)] = nil
        ahead = [:]
    }

    private func slot(of address: WebPageAddress) -> Int {
        Int(address.host.utf8.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) }) % helpers.count
    }

    /// Returns the helper that reads from the site of an address. Starts it first, if it does not run.
    private func helper(for address: WebPageAddress) throws -> FetchHelper {
        let slot = slot(of: address)
        if let helper = helpers[slot] { return helper }
        try Self.check(address)
        if helpers.allSatisfy({ $0 == nil }) { try KeptPages().removeOld() }
        // For tests, whose servers are on this machine.
        let given = getenv("RECIPES_FETCH_OPTIONS").map { String(cString: $0) } ?? ""
        let options = given.split(separator: " ").map(String.init) + (allowsLocal ? ["--allow-local"] : [])
        let started = try FetchHelper(at: Self.helperPath ?? FetchHelper.name, options: options)
        helpers[slot] = started
        return started
    }
}

/// Why a page is no recipe, and what to do about it.
private enum WebRefusal {
    /// Returns the error of an answer, or `nil` if it has a page.
    static func error(of answer: FetchAnswer, _ address: WebPageAddress) -> CookbookError? {
        if let failure = answer.failure {
            let isWrong = ["address", "local", "name"].contains(failure)
            return CookbookError(isWrong ? .noInput : .inputOutput, address.text, answer.message)
        }
        let host = address.host
        switch answer.status {
        case 200..<300: return nil
        case 404, 410:
            return CookbookError(
                .noInput, address.text, "\(host) has no such page (\(answer.status)); check the address.")
        case 429:
            return CookbookError(.inputOutput, address.text, "\(host) asks programs to wait (429); try again later.")
        case 500...:
            return CookbookError(
                .inputOutput, address.text, "\(host) cannot answer now (\(answer.status)); try again later.")
        default: return refused(address)
        }
    }

    private static func refused(_ address: WebPageAddress) -> CookbookError {
        CookbookError(
            .noInput, address.text,
            "\(address.host) does not let programs read it. Open it in your browser, select and copy the recipe, then: "
                + "recipes import --clipboard; or save the page, then: recipes import FILE")
    }

    /// Returns the error of a page without a recipe. Some pages only ask whether a person reads them.
    static func noRecipe(
        _ source: RecipeSourceFile, _ address: WebPageAddress, _ diagnostics: [Diagnostic]
    ) -> CookbookError {
        let start = String(decoding: source.utf8.prefix(200_000), as: UTF8.self).lowercased()
        if questions.contains(where: start.contains) { return refused(address) }
        let reason = SystemError.noRecipe(address.text, diagnostics).diagnostic.message
        let end = reason.hasSuffix(".") ? reason : reason + "."
        return CookbookError(.badData, address.text, "\(end) The page is kept as \(source.path)")
    }

    private static let questions = [
        "captcha", "cf-challenge", "challenge-platform", "just a moment", "are you a robot", "not a robot",
        "unusual traffic", "access denied", "enable javascript and cookies", "consent.google", "privacy-gate",
    ]
}
