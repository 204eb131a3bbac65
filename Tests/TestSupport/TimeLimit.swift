/// The time limit of tests that wait for events.
///
/// A passing test waits for milliseconds. The limit only ends a test that would wait forever, even on a slow machine.
public enum TimeLimit {
    /// The limit for each test, in minutes.
    public static let minutes = 10
}
