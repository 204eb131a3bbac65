import RecipeLibrary

package actor ResultsBox {
    package private(set) var all: [SearchResults] = []
    package var last: SearchResults? { all.last }

    package init() {}

    package func take(_ results: SearchResults) { all.append(results) }
}
