import type { SiwxStore } from './siwxStore.ts'
import type { StoredSession } from './storedSession.ts'

/** The part of a client of Redis that is used: `createClient` of `@redis/client` has it. */
export type RedisClient = {
  sendCommand(command: string[]): Promise<unknown>
}

export declare namespace redisStore {
  type Parameters = {
    client: RedisClient
    /** Stands before all keys. @default 'cleat:siwx:' */
    prefix?: string | undefined
    /** @default now */
    now?: (() => number) | undefined
  }
}

/** Stores a session where its version before is the present one. */
const replace = `local held = redis.call('GET', KEYS[1])
if not held or cjson.decode(held).version ~= tonumber(ARGV[1]) then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PXAT', ARGV[3])
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[4])
return 1`

/** Remembers in Redis 7 or later, which forgets what is over. */
export function redisStore(parameters: redisStore.Parameters): SiwxStore {
  const { client, prefix = 'cleat:siwx:', now = Date.now } = parameters
  const sessionKey = (id: string) => `${prefix}session:${id}`
  const userKey = (user: string) => `${prefix}user:${user}`
  const send = (...command: string[]) => client.sendCommand(command)

  async function findSession(id: string): Promise<StoredSession | undefined> {
    const found = await send('GET', sessionKey(id))
    return found === null ? undefined : JSON.parse(String(found))
  }

  return {
    async claim({ hash, endsAt }) {
      const life = Math.ceil(endsAt - now())
      // What is over is refused elsewhere.
      const ms = String(Math.max(1, life))
      return (await send('SET', `${prefix}used:${hash}`, '1', 'PX', ms, 'NX')) !== null
    },
    async addSession(session) {
      const { id, user, endsAt, lastsUntil } = session
      const text = JSON.stringify(session)
      await send('SET', sessionKey(id), text, 'PXAT', String(Math.ceil(endsAt)))
      await send('ZADD', userKey(user), String(endsAt), id)
      await send('PEXPIREAT', userKey(user), String(Math.ceil(lastsUntil)), 'NX')
      await send('PEXPIREAT', userKey(user), String(Math.ceil(lastsUntil)), 'GT')
    },
    findSession,
    async listSessions({ user, now: time }) {
      await send('ZREMRANGEBYSCORE', userKey(user), '-inf', String(time))
      const ids = (await send('ZRANGE', userKey(user), '0', '999')) as unknown[]
      const found = await Promise.all(ids.map((id) => findSession(String(id))))
      return found.filter((one) => one !== undefined && one.endsAt > time) as StoredSession[]
    },
    async replaceSession(session) {
      const { id, user, version, endsAt } = session
      const keys = [sessionKey(id), userKey(user)]
      const values = [String(version - 1), JSON.stringify(session), String(Math.ceil(endsAt)), id]
      return (await send('EVAL', replace, '2', ...keys, ...values)) === 1
    },
    async endSession(id) {
      const session = await findSession(id)
      await send('DEL', sessionKey(id))
      if (session) await send('ZREM', userKey(session.user), id)
    },
    async prune() {},
  }
}
