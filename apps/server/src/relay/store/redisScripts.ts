/**
 * What a key holds, by the time at which it expires. Times are rounded up, so that there are few.
 */
const held = `
local function held(key, now)
  local sum, fields = 0, redis.call('HGETALL', key)
  for index = 1, #fields, 2 do
    if tonumber(fields[index]) <= now then redis.call('HDEL', key, fields[index])
    else sum = sum + tonumber(fields[index + 1]) end
  end
  return sum
end
local function change(key, slot, amount, now)
  if redis.call('HINCRBY', key, slot, amount) <= 0 then redis.call('HDEL', key, slot) end
  local left = math.max(1, tonumber(slot) - now)
  if redis.call('PTTL', key) < left then redis.call('PEXPIRE', key, left) end
end
`

/**
 * Stores the messages of one publication and notifies all processes atomically. A text has a key of
 * its own, which Redis deletes when it expires; the topic's stream has only what finds it.
 * KEYS: the publication, the position counter, all that is held, the topic of each message.
 * ARGV: digest, retry window, maximum messages per topic, now, capacity, part of what is free,
 * prefixes of held keys and of texts; of the publication, which is remembered for longer than its
 * messages, the end of that rounded up, the weight, and its charges as JSON; then of each message
 * the expiry, that rounded up, the weight, the sender, its charges as JSON, and the text.
 */
export const appendScript = `${held}
local known = redis.call('GET', KEYS[1])
if known then return known == ARGV[1] and 'repeated' or 'conflict' end
local max, now, capacity = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local part, heldPrefix, textPrefix = tonumber(ARGV[6]), ARGV[7], ARGV[8]
local ownSlot, ownWeight, ownCharges = ARGV[9], tonumber(ARGV[10]), cjson.decode(ARGV[11])
local first, perMessage = 12, 6
local wanted, asked, free = {}, ownWeight, capacity - held(KEYS[3], now)
for _, charge in ipairs(ownCharges) do
  local key = heldPrefix .. charge[1]
  wanted[key] = held(key, now) + ownWeight
  if wanted[key] > math.min(charge[2], free / part) then return 'overdrawn' end
end
for index = 4, #KEYS do
  if redis.call('XLEN', KEYS[index]) >= max then
    for _, entry in ipairs(redis.call('XRANGE', KEYS[index], '-', '+')) do
      if tonumber(entry[2][2]) <= now then redis.call('XDEL', KEYS[index], entry[1]) end
    end
    if redis.call('XLEN', KEYS[index]) >= max then return 'full' end
  end
  local at = first + (index - 4) * perMessage
  local weight = tonumber(ARGV[at + 2])
  asked = asked + weight
  for _, charge in ipairs(cjson.decode(ARGV[at + 4])) do
    local key, limit = heldPrefix .. charge[1], charge[2]
    wanted[key] = (wanted[key] or held(key, now)) + weight
    if wanted[key] > math.min(limit, free / part) then return 'overdrawn' end
  end
end
if asked > free then return 'overdrawn' end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
change(KEYS[3], ownSlot, ownWeight, now)
for _, charge in ipairs(ownCharges) do
  change(heldPrefix .. charge[1], ownSlot, ownWeight, now)
end
for index = 4, #KEYS do
  local at = first + (index - 4) * perMessage
  local expires, slot, weight, sender = ARGV[at], ARGV[at + 1], ARGV[at + 2], ARGV[at + 3]
  local charges, text = ARGV[at + 4], ARGV[at + 5]
  local position = redis.call('INCR', KEYS[2])
  local left = math.max(1, tonumber(expires) - now)
  redis.call('XADD', KEYS[index], position .. '-0',
    'expires', expires, 'slot', slot, 'weight', weight, 'sender', sender, 'charges', charges)
  redis.call('SET', textPrefix .. position, text, 'PX', left)
  if redis.call('PTTL', KEYS[index]) < left then redis.call('PEXPIRE', KEYS[index], left) end
  change(KEYS[3], slot, weight, now)
  for _, charge in ipairs(cjson.decode(charges)) do
    change(heldPrefix .. charge[1], slot, weight, now)
  end
  redis.call('PUBLISH', KEYS[index], position .. ' ' .. text)
end
return 'kept'
`

/**
 * KEYS: a topic, all that is held. ARGV: a position on it, now, prefixes of held keys and texts.
 */
export const acknowledgeScript = `${held}
local at, now = ARGV[1] .. '-0', tonumber(ARGV[2])
local entry = redis.call('XRANGE', KEYS[1], at, at)[1]
if not entry then return end
local slot, weight = entry[2][4], tonumber(entry[2][6])
redis.call('XDEL', KEYS[1], at)
redis.call('DEL', ARGV[4] .. ARGV[1])
change(KEYS[2], slot, -weight, now)
for _, charge in ipairs(cjson.decode(entry[2][10])) do
  change(ARGV[3] .. charge[1], slot, -weight, now)
end
if redis.call('XLEN', KEYS[1]) == 0 then redis.call('DEL', KEYS[1]) end
`

/**
 * Returns whether these are all messages, then the position and the text of each. KEYS: a topic.
 * ARGV: the position before, limits of messages and bytes, now, a sender to leave out, the prefix
 * of texts.
 */
export const readScript = `
local last, limit, max, now = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local found, bytes, page = {1}, 0, nil
repeat
  page = redis.call('XRANGE', KEYS[1], '(' .. last .. '-0', '+', 'COUNT', 100)
  for _, entry in ipairs(page) do
    last = string.match(entry[1], '%d+')
    if tonumber(entry[2][2]) > now and entry[2][8] ~= ARGV[5] then
      bytes = bytes + tonumber(entry[2][6])
      if #found > 2 * limit or (#found > 1 and bytes > max) then
        found[1] = 0
        return found
      end
      local text = redis.call('GET', ARGV[6] .. last)
      if text then
        found[#found + 1] = last
        found[#found + 1] = text
      end
    end
  end
until #page < 100
return found
`
