@testable import RecipeFormats

/// Returns the first JSON value of a text.
func json(_ text: String) -> JSONValue? { JSONReader.values(in: text.utf8).values.first }

func jsonError(_ text: String) -> JSONReader.SyntaxError? { JSONReader.values(in: text.utf8).error }
