internal import CMiniZip

/// A zip archive in memory, from which one member at a time is unpacked.
///
/// Some members could do harm or cannot be unpacked. They are not in ``members``, but in ``refused``, with the reason:
///
/// - a member whose name is too long, is a path outside the archive, or is the name of a Windows device
/// - a member with the same name as an earlier member, in any letter case
/// - a member that is a link or a device
/// - a member that is encrypted or has an unknown compression
final class ZipArchive {
    /// A file in the archive.
    struct Member {
        /// The name, with `/` between folders.
        var name: String
        fileprivate var position: unz64_file_pos
        fileprivate var compressedSize: Int
    }

    /// A member that is not read.
    struct Refusal: Hashable {
        /// The name of the member. If the rest of the archive is not read, one refusal with the name `nil` stands for
        /// all remaining members.
        var name: String?
        var reason: ArchiveError
    }

    /// The members that can be read, in the order of the archive. Folders are not members, and neither are files that
    /// an operating system adds.
    private(set) var members: [Member] = []
    private(set) var refused: [Refusal] = []

    private let file: ZipMemory
    private let handle: unzFile
    private let budget: ArchiveBudget

    /// Returns whether a file begins like a zip archive.
    static func isRecognized(_ start: ArraySlice<UInt8>) -> Bool {
        start.starts(with: [0x50, 0x4B, 3, 4]) || start.starts(with: [0x50, 0x4B, 5, 6])
    }

    /// Opens an archive and reads its table of contents.
    ///
    /// - Parameters:
    ///   - bytes: The archive.
    ///   - budget: The limits. They apply to the archive and to all archives inside it together.
    /// - Throws: An error if the archive has no table of contents, because it is damaged or cut off.
    init(_ bytes: [UInt8], _ budget: ArchiveBudget) throws(ArchiveError) {
        file = ZipMemory(bytes)
        self.budget = budget
        var functions = file.functions
        guard let handle = unzOpen2_64(nil, &functions) else { throw .damaged }
        self.handle = handle
        readContents()
    }

    deinit { unzClose(handle) }

    private func readContents() {
        var names: Set<String> = []
        var status = unzGoToFirstFile(handle)
        while status == UNZ_OK {
            guard budget.addMember() else {
                let reason = "holds more than \(budget.limits.members) files; the others were not read"
                refused.append(Refusal(name: nil, reason: ArchiveError(reason)))
                return
            }
            guard let entry = ZipEntry(current: handle) else { break }
            if let problem = entry.problem {
                refused.append(Refusal(name: entry.name, reason: problem))
            } else if !entry.isFolder, !entry.isOfSystem {
                if !names.insert(entry.name.lowercased()).inserted {
                    let reason = ArchiveError("is there twice; only the first was read")
                    refused.append(Refusal(name: entry.name, reason: reason))
                } else {
                    var position = unz64_file_pos()
                    guard unzGetFilePos64(handle, &position) == UNZ_OK else { break }
                    members.append(
                        Member(name: entry.name, position: position, compressedSize: entry.compressedSize))
                }
            }
            status = unzGoToNextFile(handle)
        }
        if status != UNZ_END_OF_LIST_OF_FILE {
            refused.append(Refusal(name: nil, reason: ArchiveError("has a damaged table of contents")))
        }
    }

    /// Returns the bytes of a member.
    ///
    /// - Throws: An error if the member is damaged, or larger than the limits allow.
    func bytes(of member: Member) throws(ArchiveError) -> [UInt8] {
        var position = member.position
        guard unzGoToFilePos64(handle, &position) == UNZ_OK, unzOpenCurrentFile(handle) == UNZ_OK else {
            throw .damaged
        }
        var isOpen = true
        defer { if isOpen { unzCloseCurrentFile(handle) } }
        let allowance = budget.allowance(forCompressed: member.compressedSize)
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Int(unzReadCurrentFile(handle, &chunk, UInt32(chunk.count)))
            guard count >= 0 else { throw .damaged }
            guard count > 0 else { break }
            budget.add(count)
            guard result.count + count <= allowance else { throw .tooLarge }
            result += chunk[..<count]
        }
        isOpen = false
        // This call also compares the checksum.
        guard unzCloseCurrentFile(handle) == UNZ_OK else { throw .damaged }
        return result
    }
}
