import RecipeFormats
import RecipeKit
import RecipeLibrary

/// The entries of a notebook as JSON, to copy them or to move them to another machine. Timers are left out.
///
/// ```json
/// {
///   "format": "recipes-state",
///   "version": 1,
///   "recipes": [
///     {
///       "id": "6b1f…",
///       "title": "Borscht",
///       "path": "/home/ada/Recipes/Soups/Borscht.cook",
///       "content": "90c1…",
///       "changed": "2026-11-21T19:02:03Z",
///       "favouriteSince": "2026-11-20T08:00:00Z",
///       "rating": 4,
///       "note": "Less salt.",
///       "cooked": [{ "on": "2026-11-20", "note": "for six" }],
///       "ticks": ["step 1: Boil"],
///       "factor": "3/2",
///       "step": 3,
///       "revisions": [{ "at": "2026-11-20T18:30:00Z", "reason": "cooked", "text": "…" }]
///     }
///   ]
/// }
/// ```
enum NotebookState {
    static let format = "recipes-state"
    static let version = 1

    static func json(_ records: [NotebookRecord]) -> JSONText {
        .object([
            ("format", .string(format)), ("version", .integer(version)), ("recipes", .array(records.map(json))),
        ])
    }

    private static func json(_ record: NotebookRecord) -> JSONText {
        let entry = record.entry
        let cooked = entry.cookings.map { cooking in
            JSONText.object(present: [
                ("on", .string(cooking.day.description)), ("note", present(cooking.note)),
            ])
        }
        let revisions = entry.revisions.map { revision in
            JSONText.object([
                ("at", .string(revision.saved.description)), ("reason", .string(revision.reason.rawValue)),
                ("text", .string(revision.text)),
            ])
        }
        let index = record.fingerprint.id.index
        let members: [(key: String, value: JSONText?)] = [
            ("id", .string(record.uid)),
            ("title", .string(record.fingerprint.title)),
            ("path", .string(record.fingerprint.id.path)),
            ("number", index == 0 ? nil : .integer(index + 1)),
            ("content", record.fingerprint.content.map { .string($0) }),
            ("changed", .string(record.changed.description)),
            ("favouriteSince", entry.favouriteSince.map { .string($0.description) }),
            ("rating", entry.rating.map { .integer($0) }),
            ("note", present(entry.note)),
            ("cooked", cooked.isEmpty ? nil : .array(cooked)),
            ("ticks", entry.ticks.isEmpty ? nil : .array(entry.ticks.sorted().map { .string($0) })),
            ("factor", entry.factor.map { .string($0.written) }),
            ("step", entry.currentStep.map { .integer($0) }),
            ("revisions", revisions.isEmpty ? nil : .array(revisions)),
        ]
        return .object(present: members)
    }

    private static func present(_ text: String) -> JSONText? { text.isEmpty ? nil : .string(text) }
}
