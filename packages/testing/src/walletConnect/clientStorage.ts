import { isRecord } from '../params/isRecord.ts'
import type { WalletStorage } from '../state/walletStorage.ts'

export type ClientStorage = {
  getKeys: () => Promise<string[]>
  getEntries: <value>() => Promise<[string, value][]>
  getItem: <value>(key: string) => Promise<value | undefined>
  setItem: <value>(key: string, value: value) => Promise<void>
  removeItem: (key: string) => Promise<void>
}

export type ClientStorageParameters = {
  storage: WalletStorage
  /** The only key of the storage. */
  key: string
  /** Part of every name that the client uses; not stored. */
  prefix: string
}

/** The client's state in one entry, for a storage that cannot list its keys. */
export function clientStorage(parameters: ClientStorageParameters): ClientStorage {
  const { storage, key: entry, prefix } = parameters
  const items = new Map<string, unknown>(Object.entries(readItems({ storage, key: entry })))
  const stored = (key: string) => key.replace(prefix, '')
  const write = () => {
    try {
      storage.setItem(entry, JSON.stringify(Object.fromEntries(items)))
    } catch {
      // Without working storage the wallet forgets its state, as in a private window.
    }
  }
  return {
    getKeys: async () => [...items.keys()],
    getEntries: async <value>() => [...items] as [string, value][],
    getItem: async <value>(key: string) => copy(items.get(stored(key))) as value | undefined,
    async setItem(key, value) {
      items.set(stored(key), copy(value))
      write()
    },
    async removeItem(key) {
      items.delete(stored(key))
      write()
    },
  }
}

function readItems(parameters: { storage: WalletStorage; key: string }): Record<string, unknown> {
  const { storage, key } = parameters
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** Copies a value as real storage does, so that later changes have no effect. */
function copy(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}
