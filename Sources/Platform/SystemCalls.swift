// SPDX-License-Identifier: MIT
import CLibrary

// C library functions under other names, so that a method such as `read` can call the function of the same name.

@inline(__always)
func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }

@inline(__always)
func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

@inline(__always)
func systemRead(_ descriptor: Int32, _ room: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, room, count)
}

@inline(__always)
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

@inline(__always)
func systemRename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 { rename(old, new) }
