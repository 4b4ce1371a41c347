// SPDX-License-Identifier: MIT

// Watches in the engine: where machines meet and agree on one order of what was found. It is not where watches are
// kept, since it may lose everything at any moment: each machine has them, and the log, in its own file.
extension FleetScript {
  /// - `asker`: takes, renews or gives up (`leave`) the lease of the machine that asks the providers. Key: the lease.
  ///   Arguments: the operation, the machine, for how many milliseconds. Replies with 1 if the machine has it.
  /// - `watchNews`: replies with the epoch, the turn that was reached, the turn of the newest finding that is no longer
  ///   told, and what was told since, in order: of each its turn, its member of the order and its value. Arguments: a
  ///   new epoch in case there is none, the epoch and the turn that are known, the turn of the newest event in the
  ///   machine's log, the maximum number.
  /// - `watchShare`: tells definitions. Arguments: a new epoch, the epoch that is known, and identity, edition and
  ///   text of each; removed ones have an empty text. Replies with the identities that were taken.
  /// - `watchFinding`: tells what was found. Arguments: a new epoch, the epoch that is known, the machine (empty for
  ///   what a person asked for, which needs no lease), the identity and edition, 1 if it is an event or 0, the text.
  ///   Replies with 1, with 0 if another machine has the lease or has changed the watch, or with 2 if the watch isn't
  ///   known here.
  ///
  /// A definition, `EDITION TEXT`, has its identity as member of the order; a finding, `IDENTITY TIME ISEVENT TEXT`,
  /// has `#` and its turn. Turns are sixteenths of a second since 1970 by the engine's clock, or one more than the last
  /// one. So they grow even if the engine has forgotten the last one; and they are beyond those of all logs, because
  /// each machine tells its own. Of a watch the last finding is kept, and the last ones with events, so that a machine
  /// that was away hears of each; what is dropped earlier is remembered as such. The last three have the six keys of
  /// `FleetKey.watches`, and `watchFinding` that of the lease, too.
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
        local floor = tonumber(ARGV[4])
        raise('turn', floor)
        raise('dropped', 0)
        -- What is in that log was told before this epoch, and those that come late don't hear it any more.
        if epoch ~= ARGV[2] then raise('dropped', floor) end
        local from = epoch == ARGV[2] and tonumber(ARGV[3]) or 0
        local reply = {epoch, from, number('HGET', turns, 'dropped')}
        local told = redis.call('ZRANGEBYSCORE', order, '(' .. from, '+inf', 'WITHSCORES', 'LIMIT', 0, tonumber(ARGV[5]))
        for index = 1, #told, 2 do
          local member, turn = told[index], tonumber(told[index + 1])
          reply[2] = turn
          table.insert(reply, turn)
          table.insert(reply, member)
          table.insert(reply, redis.call('HGET', findings, member) or redis.call('HGET', watches, member) or '')
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
            if text == '' then keep(identity, {}) end
            redis.call('ZADD', order, touch(identity), identity)
            table.insert(taken, identity)
          end
        end
        for _, identity in ipairs(redis.call('ZRANGE', changed, 0, -20001)) do
          keep(identity, {})
          redis.call('ZREM', changed, identity)
          redis.call('ZREM', order, identity)
          redis.call('HDEL', watches, identity)
        end
        return taken
        """
    case .watchFinding:
      Self.watchPrelude + """
        if ARGV[3] ~= '' and redis.pcall('GET', KEYS[7]) ~= ARGV[3] then return 0 end
        local identity, text = ARGV[4], ARGV[7]
        local known = redis.call('HGET', watches, identity)
        if epoch ~= ARGV[2] or not known then return 2 end
        if string.match(known, '^%d+') ~= ARGV[5] then return 0 end
        local turn = touch(identity)
        local kept, length = {string.format('%.0f %d ', turn, #text) .. ARGV[6]}, 0
        for line in string.gmatch(redis.call('HGET', outcomes, identity) or '', '[^\\n]+') do
          length = length + (tonumber(string.match(line, ' (%d+) ')) or 262144)
          if #kept == 8 or length > 262144 then break end
          if string.sub(line, -1) == '1' then table.insert(kept, line) end
        end
        keep(identity, kept)
        local member, milliseconds = '#' .. string.format('%.0f', turn), string.format('%.0f', math.floor(now / 1000))
        redis.call('HSET', findings, member, table.concat({identity, milliseconds, ARGV[6], text}, ' '))
        redis.call('ZADD', order, turn, member)
        return 1
        """
    default: ""
    }
  }

  /// Whatever has lost a part, because the engine was short of memory, begins anew: the machines tell it again.
  private static let watchPrelude = """
    local watches, changed, findings = KEYS[1], KEYS[2], KEYS[3]
    local outcomes, order, turns = KEYS[4], KEYS[5], KEYS[6]
    for index = 1, 6 do
      local kind = redis.call('TYPE', KEYS[index]).ok
      local isSorted = index == 2 or index == 5
      if kind ~= 'none' and kind ~= (isSorted and 'zset' or 'hash') then redis.call('DEL', KEYS[index]) end
    end
    redis.call('ZREMRANGEBYSCORE', order, 68719000000, '+inf')
    local epoch = redis.call('HGET', turns, 'epoch')
    local count, told = redis.call('HLEN', watches), redis.call('HLEN', findings)
    if not epoch or count ~= redis.call('ZCARD', changed) or count + told ~= redis.call('ZCARD', order)
      or told > 0 and redis.call('HLEN', outcomes) == 0 then
      redis.call('DEL', unpack(KEYS, 1, 6))
      epoch = ARGV[1]
      redis.call('HSET', turns, 'epoch', epoch)
    end
    -- Numbers that can't be count for nothing: cursors have 36 bits for a turn.
    local function raise(name, turn)
      local last = number('HGET', turns, name)
      if turn and turn < 68719000000 and not (last >= turn and last < 68719000000) then
        redis.call('HSET', turns, name, string.format('%.0f', turn))
      end
    end
    -- The next turn, which is that of this watch's last change.
    local function touch(identity)
      raise('turn', math.floor(now / 62500))
      local turn = number('HGET', turns, 'turn') + 1
      redis.call('HSET', turns, 'turn', string.format('%.0f', turn))
      redis.call('ZADD', changed, turn, identity)
      return turn
    end
    -- Keeps these findings of a watch only: of each its turn, its length, and 1 if it is an event.
    local function keep(identity, kept)
      local isKept = {}
      for _, line in ipairs(kept) do isKept[line] = true end
      for line in string.gmatch(redis.call('HGET', outcomes, identity) or '', '[^\\n]+') do
        local turn = string.match(line, '^%d+')
        if turn and not isKept[line] then
          redis.call('HDEL', findings, '#' .. turn)
          redis.call('ZREM', order, '#' .. turn)
          if string.sub(line, -1) == '1' then raise('dropped', tonumber(turn)) end
        end
      end
      redis.call('HDEL', outcomes, identity)
      if #kept > 0 then redis.call('HSET', outcomes, identity, table.concat(kept, '\\n')) end
    end
    for index = 1, 6 do redis.call('PEXPIRE', KEYS[index], 7776000000) end

    """
}
