import type { StorageArea } from '../storage/storageArea.ts'

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
 * absent, so that broken storage costs a session and never a page.
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
  const read = (name: string): unknown => {
    try {
      return JSON.parse(area.getItem(name) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
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
    getItem: async <value>(key: string) => read(nameOf(key)) as value | undefined,
    async setItem(key, value) {
      const keys = readKeys()
      const name = withoutClient(key)
      if (!keys.includes(name)) writeKeys([...keys, name])
      area.setItem(nameOf(key), JSON.stringify(value))
    },
    async removeItem(key) {
      area.removeItem(nameOf(key))
      writeKeys(readKeys().filter((other) => other !== withoutClient(key)))
    },
  }
}
