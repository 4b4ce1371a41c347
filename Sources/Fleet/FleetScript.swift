// SPDX-License-Identifier: MIT

/// The engine's decisions, as scripts that it runs without interruption. Times are by the engine's clock, in
/// microseconds since 1970.
///
/// Another program may have written a key: a value of another type is deleted, and numbers out of range are ignored.
/// Each key has a time to live.
enum FleetScript: CaseIterable {
  /// Takes and returns the tokens of a rate. Keys: tokens, facts, members, rejoined, expected. Arguments: the
  /// operation, a number for the permission, the rate (count; period and longest way of a request, in microseconds),
  /// and for `refused` how long ago the request was sent and the pause asked for (-1: none), both in microseconds.
  /// Replies to `take` with `{1, 0}`, or `{0, …}` or `{2, …}` with the wait or the pause in microseconds.
  case budget
  /// A machine's heartbeat. Keys: members, rejoined, expected, outages. Arguments: the machine, whether it returns from
  /// an outage (0 or 1), the number of machines that it has stored. Replies with the time, the number of machines, and
  /// the digests of the hosts that are unreachable.
  case beat
  /// Claims, renews and lands a flight. Key: the flight. Arguments: the operation, the mark, and for `claim` how long
  /// ago it may have landed, in milliseconds. Replies to `claim` with 1 (granted), 0 (taken) or 2 (landed).
  case flight
  /// Reports a host as unreachable. Key: outages. Arguments: its digest, for how many microseconds.
  case outage

  var text: String { Self.prelude + body }

  /// Whether `budget` with these arguments can have a reply. A wait is no longer than a token stays out, and a pause no
  /// longer than an hour.
  static func isBudget(_ reply: FleetReply, _ arguments: [String]) -> Bool {
    guard let numbers = reply.integers, numbers.count == 2 else { return false }
    let stay = arguments.dropFirst(3).prefix(2).compactMap { Int($0) }.reduce(1_000_000, +)
    switch numbers[0] {
    case 0: return (0...stay).contains(numbers[1])
    case 1: return true
    case 2: return (0...3_600_000_000).contains(numbers[1])
    default: return false
    }
  }

  private static let prelude = """
    local time = redis.call('TIME')
    local now = tonumber(time[1]) * 1000000 + tonumber(time[2])
    -- Removes members whose time has passed, or is impossibly far ahead, from a sorted set.
    local function sweep(key, over, beyond)
      local reply = redis.pcall('ZREMRANGEBYSCORE', key, '-inf', over)
      if type(reply) == 'table' and reply.err then redis.call('DEL', key) end
      redis.call('ZREMRANGEBYSCORE', key, '(' .. string.format('%.0f', beyond), '+inf')
    end
    local function number(command, ...)
      local reply = redis.pcall(command, ...)
      if type(reply) == 'table' then return 0 end
      return tonumber(reply) or 0
    end

    """

  private var body: String {
    switch self {
    case .budget:
      """
      local tokens, facts, members, rejoined, expected = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
      local operation, id = ARGV[1], ARGV[2]
      local count, period, way = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
      local recovery, longest = 60000000, 3600000000

      -- The number of tokens after a refusal, which grows back, and when that was.
      local function limit()
        local lowered, at = number('HGET', facts, 'lowered'), number('HGET', facts, 'at')
        if lowered >= 1 and lowered < count and at <= now and now - at < recovery then
          return lowered + math.floor((count - lowered) * (now - at) / recovery), at
        end
        return count, 0
      end
      -- The part of those machines that count here: others may be counting for themselves.
      local function part()
        local present = number('ZCOUNT', members, now - 3000000, '+inf')
          - number('ZCOUNT', rejoined, now - period - 3000000, '+inf')
        local known = math.max(math.min(number('ZCARD', members), 1000), math.min(number('GET', expected), 1000), 1)
        return math.min(math.max(present, 1) / known, 1)
      end
      local function out(score)
        redis.call('ZADD', tokens, score, id)
        redis.call('PEXPIRE', tokens, math.ceil((period + way) / 1000) + 1000)
      end
      local function note(name, value)
        if redis.pcall('TYPE', facts).ok ~= 'hash' then redis.call('DEL', facts) end
        redis.call('HSET', facts, name, string.format('%.0f', value))
        redis.call('PEXPIRE', facts, longest / 1000)
      end

      sweep(tokens, now, now + period + way + 1000000)
      if operation == 'take' then
        local paused = number('HGET', facts, 'paused')
        if paused > now and paused <= now + longest then return {2, paused - now} end
        local most = math.max(math.floor((limit()) * part()), 1)
        local taken = redis.call('ZCARD', tokens)
        if taken >= most then
          local next = redis.call('ZRANGE', tokens, taken - most, taken - most, 'WITHSCORES')
          return {0, math.max(tonumber(next[2]) - now, 1000)}
        end
        out(now + period + way)
        return {1, 0}
      elseif operation == 'finished' then
        if redis.call('ZSCORE', tokens, id) then out(now + period) end
      elseif operation == 'returned' then
        redis.call('ZREM', tokens, id)
      elseif operation == 'probed' then
        out(now + period + way)
      elseif operation == 'refused' then
        local current, at = limit()
        -- Requests that were sent together are refused together, which counts as one refusal.
        if now - tonumber(ARGV[6]) > at then
          note('lowered', math.max(math.floor(current / 2), 1))
          note('at', now)
        end
        local pause = tonumber(ARGV[7])
        if pause >= 0 then
          local paused = number('HGET', facts, 'paused')
          if paused > now + longest then paused = 0 end
          note('paused', math.max(paused, now + math.min(pause, longest)))
        end
      elseif operation == 'resumed' then
        redis.pcall('HDEL', facts, 'paused')
      end
      return {1, 0}
      """
    case .beat:
      """
      local members, rejoined, expected, outages = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
      local memory = 120000000
      sweep(members, now - memory, now + 1000000)
      sweep(rejoined, now - memory, now + 1000000)
      redis.call('ZADD', members, now, ARGV[1])
      redis.call('PEXPIRE', members, memory / 500)
      local known = redis.call('ZCARD', members)
      if ARGV[2] == '1' then
        redis.call('ZADD', rejoined, now, ARGV[1])
        redis.call('PEXPIRE', rejoined, memory / 500)
        local remembered = math.min(tonumber(ARGV[3]), 1000)
        if remembered > known and remembered > number('GET', expected) then
          redis.call('SET', expected, remembered, 'PX', memory / 1000)
        end
      end
      known = math.max(known, number('GET', expected))
      sweep(outages, now, now + 3600000000)
      local reply = {now, known}
      for _, digest in ipairs(redis.call('ZRANGE', outages, 0, 255)) do
        -- Digests are short; anything else is another program's.
        if #digest <= 16 then table.insert(reply, digest) end
      end
      return reply
      """
    case .flight:
      """
      local key, operation, mark = KEYS[1], ARGV[1], 'flight ' .. ARGV[2]
      local lease, memory = 5000, 60000
      local held = redis.pcall('GET', key)
      if type(held) == 'table' then held = false end
      local landed = held and tonumber(string.match(held, '^landed (%d+)$'))
      local isFlying = held and string.match(held, '^flight %x+$')
      local milliseconds = math.floor(now / 1000)
      if operation == 'claim' then
        if landed and landed <= milliseconds and landed >= milliseconds - tonumber(ARGV[3]) then return 2 end
        local left = redis.call('PTTL', key)
        if isFlying and held ~= mark and left > 0 and left <= lease then return 0 end
        redis.call('SET', key, mark, 'PX', lease)
        return 1
      end
      -- An engine that was started anew has forgotten the holder.
      if held and held ~= mark then return 0 end
      if operation == 'renew' then redis.call('SET', key, mark, 'PX', lease) end
      if operation == 'land' then
        redis.call('SET', key, 'landed ' .. string.format('%.0f', milliseconds), 'PX', memory)
      end
      return 1
      """
    case .outage:
      """
      sweep(KEYS[1], now, now + 3600000000)
      if tonumber(ARGV[2]) > 0 then
        redis.call('ZADD', KEYS[1], now + tonumber(ARGV[2]), ARGV[1])
        redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -257)
        redis.call('PEXPIRE', KEYS[1], 3600000)
      else
        redis.call('ZREM', KEYS[1], ARGV[1])
      end
      return 1
      """
    }
  }
}

/// The names of keys.
enum FleetKey {
  /// The number is the version of the values' formats.
  private static let prefix = "marquee:1:"

  static let members = prefix + "members"
  static let rejoined = prefix + "rejoined"
  static let expected = prefix + "expected"
  static let outages = prefix + "outages"

  static func tokens(_ digest: UInt64) -> String { named("tokens", digest) }
  static func facts(_ digest: UInt64) -> String { named("rate", digest) }
  static func flight(_ digest: UInt64) -> String { named("flight", digest) }
  static func answer(_ digest: UInt64) -> String { named("answer", digest) }

  private static func named(_ kind: String, _ digest: UInt64) -> String { "\(prefix)\(kind):\(digest.hexadecimal)" }
}

extension UInt64 {
  var hexadecimal: String { String(self, radix: 16) }
}
