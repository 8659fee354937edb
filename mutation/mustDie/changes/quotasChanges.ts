import type { Change } from './change.ts'

const relay = 'apps/server/src/relay'

export const quotasChanges: readonly Change[] = [
  {
    name: 'a quota is never counted',
    file: `${relay}/quota/createQuota.ts`,
    find: 'if (amountOfKey > 0) held.set(key, amountOfKey)',
    replace: 'if (amountOfKey > 0) held.delete(key)',
  },
  {
    name: 'one key takes the whole capacity',
    file: `${relay}/quota/createQuota.ts`,
    find: 'if (isOver) return false',
    replace: '',
  },
  {
    name: 'a throttle never waits',
    file: `${relay}/quota/createThrottle.ts`,
    find: 'return tokens >= 0 ? 0 :',
    replace: 'return tokens >= -1e9 ? 0 :',
  },
  {
    name: 'a network opens as many sockets as it likes',
    file: `${relay}/createEntrance.ts`,
    find: 'limit > 0 && open.of(key) >= limit',
    replace: 'limit < 0 && open.of(key) >= limit',
  },
  {
    name: 'a network tries tokens as often as it likes',
    file: `${relay}/createEntrance.ts`,
    find: 'const seconds = attempts.take(network)',
    replace: 'const seconds = 0',
  },
  {
    name: 'the rate of a client is never counted',
    file: 'apps/server/src/http/createRateLimiter.ts',
    find: 'tokens: tokens - count, filledAt',
    replace: 'tokens, filledAt',
  },
  {
    name: 'the first client in the line keeps its place',
    file: 'apps/server/src/data/apis/createPace.ts',
    find: 'if (waiting.delete(client)) waiting.set(client, own)',
    replace: '',
  },
]
