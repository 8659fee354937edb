import type { WalletRecord } from '../../custody/generations/walletRecord.ts'

/** A service that keeps one wallet: all of a generation or nothing, by compare-and-swap. */
export type ShareStore = {
  read(): WalletRecord | undefined
  /** @returns whether it was stored: only in the place of the generation before */
  store(record: WalletRecord): boolean
}

/** Creates a service that has stored a wallet, or none. */
export function createShareStore(first?: WalletRecord): ShareStore {
  let stored = first
  return {
    read: () => stored,
    store(record) {
      if (record.generation !== (stored?.generation ?? 0) + 1) return false
      stored = structuredClone(record)
      return true
    },
  }
}
