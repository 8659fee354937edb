import {
  array,
  boolean,
  integer,
  maxLength,
  number,
  object,
  optional,
  pipe,
  record,
  regex,
  safeParse,
  string,
  unknown,
} from 'valibot'
import type { Storage } from '../../../base/storage/createStorage.ts'
import { unknownCapabilities } from '../../../contract/calls/unknownCapabilities.ts'
import type { WalletCapabilities } from '../../../contract/calls/walletCapabilities.ts'
import { toCapabilities } from './toCapabilities.ts'

/** What wallets said, by place, for this visit and the next one. */
export type CapabilityMemory = {
  /** Awaits what was stored, which is found by hash. */
  find(place: string): Promise<WalletCapabilities | undefined>
  /** As `find`, without what was stored and not looked up yet. */
  peek(place: string): WalletCapabilities | undefined
  /** Keeps an answer. One without a source is kept for a minute, and not stored. */
  keep(place: string, found: WalletCapabilities): void
  /** Forgets everything. */
  clear(): void
}

const dayMs = 24 * 60 * 60_000
/** A silent wallet is not asked again so soon. Milliseconds. */
const silentMs = 60_000
const mostStored = 20

const schema = array(
  object({
    place: pipe(string(), regex(/^[0-9a-f]{64}$/)),
    askedAt: pipe(number(), integer()),
    isRefusal: optional(boolean()),
    raw: record(pipe(string(), maxLength(128)), unknown()),
  }),
)
type Stored = { place: string; askedAt: number; isRefusal?: boolean | undefined; raw: object }

/** No address is stored: a place is kept as its hash. */
export function createCapabilityMemory(storage: Storage): CapabilityMemory {
  const known = new Map<string, { readonly found: WalletCapabilities; readonly until: number }>()
  let epoch = 0
  const peek = (place: string) => {
    const entry = known.get(place)
    return entry && entry.until > Date.now() ? entry.found : undefined
  }

  return {
    peek,
    async find(place) {
      const now = peek(place)
      if (now) return now
      const before = epoch
      const hash = await hashPlace(place)
      const stored = readStored(storage).find((entry) => entry.place === hash)
      if (!stored || before !== epoch) return undefined
      const found = stored.isRefusal
        ? toRefusal(stored.askedAt)
        : toCapabilities(stored.raw, { source: 'wallet', askedAt: stored.askedAt })
      known.set(place, { found, until: stored.askedAt + dayMs })
      return peek(place)
    },
    keep(place, found) {
      const { askedAt, source, raw } = found
      const until = askedAt === undefined ? Date.now() + silentMs : askedAt + dayMs
      known.set(place, { found, until })
      // A session says it again, whenever it is asked.
      if (askedAt === undefined || (source !== 'wallet' && source !== 'refusal')) return
      const before = epoch
      hashPlace(place).then((hash) => {
        if (!hash || before !== epoch) return
        const others = readStored(storage).filter((entry) => entry.place !== hash)
        const entry = {
          place: hash,
          askedAt,
          raw,
          ...(source === 'refusal' && { isRefusal: true }),
        }
        storage.set('capabilities', [entry, ...others].slice(0, mostStored))
      })
    },
    clear() {
      epoch += 1
      known.clear()
      storage.remove('capabilities')
    },
  }
}

/** What a wallet can do that refused a batch. */
export function toRefusal(askedAt: number): WalletCapabilities {
  return { ...unknownCapabilities, atomic: 'unsupported', source: 'refusal', askedAt }
}

function readStored(storage: Storage): readonly Stored[] {
  const { success, output } = safeParse(schema, storage.get('capabilities'))
  const now = Date.now()
  return success
    ? output.filter(({ askedAt }) => askedAt <= now && askedAt + dayMs > now).slice(0, mostStored)
    : []
}

/** `undefined` where the page has no secure context. */
async function hashPlace(place: string): Promise<string | undefined> {
  try {
    const bytes = new TextEncoder().encode(place)
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}
