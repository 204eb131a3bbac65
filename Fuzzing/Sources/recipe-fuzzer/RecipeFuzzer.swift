import CLibFuzzer

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Feeds the target that the environment's `FUZZ` names with what libFuzzer makes up; its options are libFuzzer's.
@main
enum RecipeFuzzer {
    static func main() {
        _ = target
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        let status = LLVMFuzzerRunDriver(&count, &arguments) { start, count in
            RecipeFuzzer.target.run(Array(UnsafeBufferPointer(start: start, count: count)))
            return 0
        }
        exit(status)
    }

    private static let target: FuzzTarget = {
        if let name = getenv("FUZZ"), let target = FuzzTarget(named: String(cString: name)) { return target }
        print("FUZZ has to be one of: \(FuzzTarget.names.joined(separator: " "))")
        exit(64)
    }()
}
