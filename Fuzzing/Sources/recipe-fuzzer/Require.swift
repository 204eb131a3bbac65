#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Ends the program, saying why, where something does not hold. (`precondition` says nothing in a release build.)
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard !condition else { return }
    print("does not hold: \(message())")
    fflush(nil)
    abort()
}
