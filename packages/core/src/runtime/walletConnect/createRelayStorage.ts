import type { StorageArea } from '../../base/storage/storageArea.ts'
import { mergeStored } from './mergeStored.ts'

/** What the protocol's library keeps its keys, sessions and messages in. */
export type RelayStorage = {
  getKeys(): Promise<string[]>
  getEntries<value = unknown>(): Promise<[string, value][]>
  getItem<value = unknown>(key: string): Promise<value | undefined>
  setItem<value = unknown>(key: string, value: value): Promise<void>
  removeItem(key: string): Promise<void>
}

/**
 * The protocol's storage over the kit's: one entry for each key, and one that lists them. What cannot be read counts as
 * absent, so that broken storage costs a session and never a page. The library reads once and then writes whole lists, so
 * a list is brought together with what other pages of the app wrote meanwhile.
 */
export function createRelayStorage(parameters: {
  /** One that never throws; see `createSafeArea`. */
  area: StorageArea
  /** Put before every key. */
  prefix: string
  /** The client's own name, which is left out of its keys: the next visit has another one. */
  clientName: string
}): RelayStorage {
  const { area, prefix, clientName } = parameters
  const listName = `${prefix}keys`
  const withoutClient = (key: string) => key.replace(`:${clientName}`, '')
  const nameOf = (key: string) => `${prefix}${withoutClient(key)}`
  /** What this page wrote or read last, as text. */
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
