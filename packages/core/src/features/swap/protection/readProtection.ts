import type { Storage } from '../../../base/storage/createStorage.ts'

/** What the visitor decided about the public queue, in this and earlier visits. */
export type Protection = {
  readonly isOff: boolean
  /** Wallets that were given an RPC: connector, network and URL. */
  readonly wallets: readonly string[]
}

const off = 'off'

/** Reads what the visitor decided about the public queue. */
export function readProtection({ storage }: { storage: Storage }): Protection {
  const stored = (storage.get('swapProtection') ?? []).filter((value) => typeof value === 'string')
  return { isOff: stored.includes(off), wallets: stored.filter((value) => value !== off) }
}
