/// The measurements of one program. Times are in milliseconds, memory is in bytes.
struct Samples: Codable {
    struct Answers: Codable {
        var milliseconds: [Double] = []
        var bytes: [Int] = []
        var unanswered = 0
    }

    let program: String
    var firstByte: [Double] = []
    var firstScreen: [Double] = []
    var firstScreenBytes: [Int] = []
    var peakMemory: [Int] = []
    var wakeUps: [Int] = []
    var answers: [String: Answers] = [:]
    var problems: [String] = []

    init(program: String) {
        self.program = program
    }

    mutating func note(_ problem: String) {
        if !problems.contains(problem) { problems.append(problem) }
    }
}
