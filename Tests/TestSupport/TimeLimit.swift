/// The time limit of tests that wait for events.
///
/// A passing test waits for milliseconds. The limit ends only a test that would wait forever. It is long enough for a
/// slow machine.
public enum TimeLimit {
    /// The limit for each test, in minutes.
    public static let minutes = 10
}
