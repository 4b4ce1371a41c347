import Glibc

extension HTTPDate {
  /// By this machine's clock.
  public static var now: HTTPDate { HTTPDate(secondsSince1970: Int(time(nil))) }
}
