import { randomBytes } from 'node:crypto'
import { toOwnText } from '../../../http/toOwnText.ts'
import type { SwapQuestion } from '../source/swapQuestion.ts'
import type { OfferedQuote } from './collectQuotes.ts'

/** A quote with the question that it answers. */
export type KeptQuote = OfferedQuote & { readonly question: SwapQuestion }

/** Remembers quotes for a while, so that a call can be built of one. */
export type QuoteStore = {
  /** Returns a new id of 128 random bits, in base64url. */
  add(kept: KeptQuote): string
  /** `undefined` if it is unknown or over. */
  get(id: string): KeptQuote | undefined
}

export declare namespace createQuoteStore {
  type Parameters = {
    /** How long a quote is remembered at most, in milliseconds. @default 60000 */
    ttlMs?: number | undefined
    /** The maximum number of quotes. The oldest are dropped first. @default 50000 */
    capacity?: number | undefined
    /** The maximum size of what sources remember, in characters. @default 64000000 */
    capacityChars?: number | undefined
    /** Milliseconds since 1970. */
    now?: (() => number) | undefined
  }
}

/** A longer memo of a source is not kept. Building the quote asks the source again. */
const memoLimit = 32_768

type Entry = { readonly kept: KeptQuote; readonly until: number; readonly size: number }

/**
 * Quotes in memory. What was built of them is not kept, because the client has it; clients can
 * therefore not use up the memory with large calls.
 */
export function createQuoteStore(parameters: createQuoteStore.Parameters = {}): QuoteStore {
  const { ttlMs = 60_000, capacity = 50_000, capacityChars = 64_000_000 } = parameters
  const { now = Date.now } = parameters
  // A map keeps insertion order, so its first entry is the oldest.
  const entries = new Map<string, Entry>()
  let chars = 0

  const remove = (id: string) => {
    chars -= entries.get(id)?.size ?? 0
    entries.delete(id)
  }
  const makeRoom = () => {
    const time = now()
    for (const [id, { until }] of entries) {
      if (until > time && entries.size <= capacity && chars <= capacityChars) break
      remove(id)
    }
  }

  return {
    add({ source, question, quote }) {
      const id = randomBytes(16).toString('base64url')
      const memo = quote.memo === undefined ? '' : JSON.stringify(quote.memo, toPlain)
      const isSmall = memo.length <= memoLimit
      const { call: _, memo: __, ...rest } = quote
      const kept = {
        source,
        question: { ...question, client: toOwnText(question.client) },
        quote: { ...rest, ...(isSmall && { memo: quote.memo }) },
      }
      const size = isSmall ? memo.length : 0
      entries.set(id, { kept, until: Math.min(now() + ttlMs, quote.expiresAt), size })
      chars += size
      makeRoom()
      return id
    },
    get(id) {
      const entry = entries.get(id)
      return entry && entry.until > now() ? entry.kept : undefined
    },
  }
}

function toPlain(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
