// SPDX-License-Identifier: MIT
import CLibrary

extension FileSystem {
  /// Whether the object at a path is on a file system that other machines may share or that a process implements
  /// (FUSE), so that an access may wait for a network. False if that can't be determined.
  public static func isRemote(_ path: String) -> Bool {
    #if canImport(Darwin)
      var system = statfs()
      return statfs(path, &system) == 0 && system.f_flags & UInt32(MNT_LOCAL) == 0
    #else
      var status = stat()
      guard stat(path, &status) == 0, let table = try? FileDescriptor.open("/proc/self/mountinfo", for: .reading) else {
        return false
      }
      defer { table.close() }
      let text = (try? table.readAll(limit: 1 << 20)) ?? []
      return isRemote(device: UInt64(status.st_dev), in: String(decoding: text, as: UTF8.self))
    #endif
  }

  /// - Parameter table: the mounts in the format of proc_pid_mountinfo(5). The third field is the device; the field
  ///   after a lone hyphen is the type.
  static func isRemote(device: UInt64, in table: String) -> Bool {
    // makedev(3) of Linux.
    let major = (device >> 8) & 0xfff | (device >> 32) & ~0xfff
    let minor = device & 0xff | (device >> 12) & ~0xff
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count > 3, fields[2] == "\(major):\(minor)", let hyphen = fields.firstIndex(of: "-"),
        hyphen + 1 < fields.count
      else { continue }
      let type = fields[hyphen + 1]
      return remoteTypes.contains(String(type)) || type.hasPrefix("fuse")
    }
    return false
  }

  private static let remoteTypes: Set<String> = [
    "9p", "afs", "beegfs", "ceph", "cifs", "coda", "gfs2", "glusterfs", "lustre", "ncpfs", "nfs", "nfs4", "ocfs2",
    "orangefs", "smb3", "smbfs", "virtiofs",
  ]
}
