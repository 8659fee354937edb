import type { StorageArea } from '../../base/storage/storageArea.ts'
import { mergeStored } from './mergeStored.ts'

/** The storage of WalletConnect's keys, sessions and messages. */
export type RelayStorage = {
  getKeys(): Promise<string[]>
  getEntries<value = unknown>(): Promise<[string, value][]>
  getItem<value = unknown>(key: string): Promise<value | undefined>
  setItem<value = unknown>(key: string, value: value): Promise<void>
  removeItem(key: string): Promise<void>
}

/**
 * Implements the library's storage on top of the kit's: one entry per key, and one that lists the
 * keys. Unreadable entries count as absent, so broken storage costs at most the session. The
 * library reads once and writes whole lists, so each write is merged with the lists of other tabs.
 */
export function createRelayStorage(parameters: {
  /** An area that never throws; see `createSafeArea`. */
  area: StorageArea
  /** Prefix of every key. */
  prefix: string
  /** The client's name. It is removed from the keys, because it changes with every visit. */
  clientName: string
}): RelayStorage {
  const { area, prefix, clientName } = parameters
  const listName = `${prefix}keys`
  const withoutClient = (key: string) => key.replace(`:${clientName}`, '')
  const nameOf = (key: string) => `${prefix}${withoutClient(key)}`
  /** The JSON that this page wrote or read last. */
  const known = new Map<string, string>()
  const read = (name: string) => parse(area.getItem(name))
  const write = (name: string, value: unknown) => {
    const mine = JSON.stringify(value)
    const stored = area.getItem(name)
    const base = known.get(name)
    known.set(name, mine)
    const theirs = stored === base ? undefined : parse(stored)
    if (theirs === undefined) return area.setItem(name, mine)
    const merged = mergeStored({ base: parse(base), mine: parse(mine), theirs })
    area.setItem(name, JSON.stringify(merged))
  }
  const readKeys = () => {
    const keys = read(listName)
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
  }
  const writeKeys = (keys: Iterable<string>) =>
    area.setItem(listName, JSON.stringify([...new Set(keys)]))

  return {
    getKeys: async () => readKeys(),
    getEntries: async <value>() =>
      readKeys().map((key): [string, value] => [key, read(nameOf(key)) as value]),
    async getItem<value>(key: string) {
      const name = nameOf(key)
      const text = area.getItem(name)
      if (text === null) known.delete(name)
      else known.set(name, text)
      return parse(text) as value | undefined
    },
    async setItem(key, value) {
      const keys = readKeys()
      const name = withoutClient(key)
      if (!keys.includes(name)) writeKeys([...keys, name])
      write(nameOf(key), value)
    },
    async removeItem(key) {
      known.delete(nameOf(key))
      area.removeItem(nameOf(key))
      writeKeys(readKeys().filter((other) => other !== withoutClient(key)))
    },
  }
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
