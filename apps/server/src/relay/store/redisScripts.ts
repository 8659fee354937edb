/**
 * Stores the messages of one publication and notifies all processes atomically. KEYS: the
 * publication, the position counter, the topic of each message. ARGV: digest, retry window, maximum
 * messages per topic, now; then the expiry and the text of each message.
 */
export const appendScript = `
local known = redis.call('GET', KEYS[1])
if known then return known == ARGV[1] and 'repeated' or 'conflict' end
local max, now = tonumber(ARGV[3]), tonumber(ARGV[4])
for index = 3, #KEYS do
  if redis.call('XLEN', KEYS[index]) >= max then
    for _, entry in ipairs(redis.call('XRANGE', KEYS[index], '-', '+')) do
      if tonumber(entry[2][2]) <= now then redis.call('XDEL', KEYS[index], entry[1]) end
    end
    if redis.call('XLEN', KEYS[index]) >= max then return 'full' end
  end
end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
for index = 3, #KEYS do
  local expires, message = ARGV[index * 2 - 1], ARGV[index * 2]
  local position = redis.call('INCR', KEYS[2])
  redis.call('XADD', KEYS[index], position .. '-0', 'expires', expires, 'message', message)
  local left = math.max(1, tonumber(expires) - now)
  if redis.call('PTTL', KEYS[index]) < left then redis.call('PEXPIRE', KEYS[index], left) end
  redis.call('PUBLISH', KEYS[index], position .. ' ' .. message)
end
return 'kept'
`

/** KEYS: a topic. ARGV: a position on it. */
export const acknowledgeScript = `
redis.call('XDEL', KEYS[1], ARGV[1] .. '-0')
if redis.call('XLEN', KEYS[1]) == 0 then redis.call('DEL', KEYS[1]) end
`
