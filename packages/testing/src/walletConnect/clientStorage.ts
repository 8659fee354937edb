import { isRecord } from '../params/isRecord.ts'
import type { WalletStorage } from '../wallet/walletStorage.ts'

export type ClientStorage = {
  getKeys: () => Promise<string[]>
  getEntries: <value>() => Promise<[string, value][]>
  getItem: <value>(key: string) => Promise<value | undefined>
  setItem: <value>(key: string, value: value) => Promise<void>
  removeItem: (key: string) => Promise<void>
}

export type ClientStorageParameters = {
  storage: WalletStorage
  /** Everything is kept under this one key. */
  key: string
  /** Part of every name that the client uses; left out of what is stored. */
  prefix: string
}

/** What the client remembers, in one entry of a storage that has no list of its keys. */
export function clientStorage(parameters: ClientStorageParameters): ClientStorage {
  const { storage, key: entry, prefix } = parameters
  const items = new Map<string, unknown>(Object.entries(readItems({ storage, key: entry })))
  const stored = (key: string) => key.replace(prefix, '')
  const write = () => {
    try {
      storage.setItem(entry, JSON.stringify(Object.fromEntries(items)))
    } catch {
      // Full or forbidden storage: the wallet goes on without memory, as a private window would.
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

/** As if it had gone through a real storage: whoever changes it afterwards changes nothing here. */
function copy(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}
