#if canImport(Glibc)
import Glibc
#endif

/// Ends the program with a message if a condition is false. (`precondition` prints no message in a release build.)
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard !condition else { return }
    print("does not hold: \(message())")
    fflush(nil)
    abort()
}
