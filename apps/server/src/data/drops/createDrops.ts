import type { Logger } from '../../http/logger.ts'

/** Why a part of an answer was dropped. */
export type DropReason =
  | 'balance unreadable'
  | 'decimals unreadable'
  | 'imitation of a known token'
  | 'more than is taken'
  | 'entry of somebody else'
  | 'entry unreadable'
  | 'price too old or too unsure'
  | 'price unreadable'
  | 'quote below its slippage'
  | 'quote for something else'
  | 'quote of an impossible amount'
  | 'quote unreadable'
  | 'quote with an impossible call'
  | 'source of quotes unavailable'
  | 'text unreadable'
  | 'transfer that its sender did not sign'

/** Counts invalid data from chains, for the operator. */
export type Drops = {
  add(reason: DropReason, chainId: string, count?: number): void
  /** Counts since the start, by reason and chain. */
  figures(): Readonly<Record<string, number>>
}

export declare namespace createDrops {
  type Parameters = {
    logger: Pick<Logger, 'info'>
    /** Minimum interval between logs of one reason and chain, in milliseconds. @default 60000 */
    logEveryMs?: number | undefined
    /** A monotonic clock, in milliseconds. */
    now?: (() => number) | undefined
  }
}

export function createDrops(parameters: createDrops.Parameters): Drops {
  const { logger, logEveryMs = 60_000, now = () => performance.now() } = parameters
  const counts = new Map<string, { count: number; loggedAt: number }>()
  return {
    add(reason, chainId, count = 1) {
      const key = `${chainId} ${reason}`
      const entry = counts.get(key) ?? { count: 0, loggedAt: Number.NEGATIVE_INFINITY }
      counts.set(key, entry)
      entry.count += count
      if (now() - entry.loggedAt < logEveryMs) return
      entry.loggedAt = now()
      logger.info('parts of answers were left out', { chainId, reason, count: entry.count })
    },
    figures: () => Object.fromEntries([...counts].map(([key, { count }]) => [key, count])),
  }
}
