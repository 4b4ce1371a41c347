// SPDX-License-Identifier: MIT

// Watches in the engine: it is where machines meet, and not where watches are kept, since it may lose everything at any
// moment. Each machine has them, and its own log, in its own file.
extension FleetScript {
  /// - `asker`: takes, renews or gives up (`leave`) the lease of the machine that asks the providers. Key: the lease.
  ///   Arguments: the operation, the machine, for how many milliseconds. Replies with 1 if the machine has it.
  /// - `watchNews`: replies with the epoch, the turn that was reached, and what has changed since: identity, definition
  ///   and outcomes of each watch. Arguments: a new epoch in case there is none, the epoch and the turn that are known,
  ///   the maximum number.
  /// - `watchShare`: tells definitions. Arguments: a new epoch, the epoch that is known, and identity, edition and
  ///   text of each; removed ones have an empty text. Replies with the identities that were taken.
  /// - `watchOutcome`: tells what was found. Arguments: a new epoch, the epoch that is known, the machine, the
  ///   identity and edition, the time, the outcome's digest and its text. Replies with 1, with 0 if another machine has
  ///   the lease or has changed the watch, or with 2 if the watch isn't known here.
  ///
  /// A definition is `EDITION TEXT`. Outcomes are lines `TIME DIGEST TEXT`, the newest first; one that is like the last
  /// takes its place, so that a machine that was away hears of each change. The last three have the four keys of
  /// `FleetKey.watches`, and `watchOutcome` that of the lease, too.
  var watchText: String {
    switch self {
    case .asker:
      """
      local held = redis.pcall('GET', KEYS[1])
      if type(held) == 'table' then
        redis.call('DEL', KEYS[1])
        held = false
      end
      if held and held ~= ARGV[2] and redis.call('PTTL', KEYS[1]) > 0 then return 0 end
      if ARGV[1] == 'leave' then
        redis.call('DEL', KEYS[1])
        return 0
      end
      redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
      return 1
      """
    case .watchNews:
      Self.watchPrelude + """
        local from = epoch == ARGV[2] and tonumber(ARGV[3]) or 0
        local reply = {epoch, from}
        local news = redis.call('ZRANGEBYSCORE', changed, '(' .. from, '+inf', 'WITHSCORES', 'LIMIT', 0, tonumber(ARGV[4]))
        for index = 1, #news, 2 do
          local identity = news[index]
          reply[2] = tonumber(news[index + 1])
          table.insert(reply, identity)
          table.insert(reply, redis.call('HGET', watches, identity) or '')
          table.insert(reply, redis.call('HGET', outcomes, identity) or '')
        end
        return reply
        """
    case .watchShare:
      Self.watchPrelude + """
        local taken = {}
        if epoch ~= ARGV[2] then return taken end
        for index = 3, #ARGV, 3 do
          local identity, edition, text = ARGV[index], tonumber(ARGV[index + 1]), ARGV[index + 2]
          local known = redis.call('HGET', watches, identity)
          if not known or (tonumber(string.match(known, '^%d+')) or 0) < edition then
            redis.call('HSET', watches, identity, edition .. ' ' .. text)
            if text == '' then redis.call('HDEL', outcomes, identity) end
            touch(identity)
            table.insert(taken, identity)
          end
        end
        for _, identity in ipairs(redis.call('ZRANGE', changed, 0, -20001)) do
          redis.call('ZREM', changed, identity)
          redis.call('HDEL', watches, identity)
          redis.call('HDEL', outcomes, identity)
        end
        return taken
        """
    case .watchOutcome:
      Self.watchPrelude + """
        local held = redis.pcall('GET', KEYS[5])
        if held ~= ARGV[3] then return 0 end
        local identity, digest = ARGV[4], ARGV[7]
        local known = redis.call('HGET', watches, identity)
        if epoch ~= ARGV[2] or not known then return 2 end
        if string.match(known, '^%d+') ~= ARGV[5] then return 0 end
        local lines, length = {ARGV[6] .. ' ' .. digest .. ' ' .. ARGV[8]}, 0
        local isNewest = true
        for line in string.gmatch(redis.call('HGET', outcomes, identity) or '', '[^\\n]+') do
          length = length + #line
          if #lines == 8 or length > 262144 then break end
          if not (isNewest and string.match(line, '^%d+ (%x+) ') == digest) then table.insert(lines, line) end
          isNewest = false
        end
        redis.call('HSET', outcomes, identity, table.concat(lines, '\\n'))
        touch(identity)
        return 1
        """
    default: ""
    }
  }

  /// Whatever has lost a part, because the engine was short of memory, begins anew: the machines tell it again.
  private static let watchPrelude = """
    local watches, outcomes, changed, turns = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
    for index = 1, 4 do
      local kind = redis.call('TYPE', KEYS[index]).ok
      if kind ~= 'none' and kind ~= (index == 3 and 'zset' or 'hash') then redis.call('DEL', KEYS[index]) end
    end
    local epoch = redis.call('HGET', turns, 'epoch')
    if not epoch or redis.call('HLEN', watches) ~= redis.call('ZCARD', changed) then
      redis.call('DEL', watches, outcomes, changed, turns)
      epoch = ARGV[1]
      redis.call('HSET', turns, 'epoch', epoch)
    end
    local function touch(identity)
      redis.call('ZADD', changed, redis.call('HINCRBY', turns, 'turn', 1), identity)
    end
    for index = 1, 4 do redis.call('PEXPIRE', KEYS[index], 7776000000) end

    """
}
