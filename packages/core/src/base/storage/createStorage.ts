import { listenToPage } from '../device/listenToPage.ts'
import type { StorageArea } from './storageArea.ts'
import { readStored, type StorageKey, type StorageValues } from './storageSchema.ts'

/**
 * The values kept in the browser between visits. Methods never throw. Invalid values count as
 * absent.
 */
export type Storage = {
  get<key extends StorageKey>(key: key): StorageValues[key] | undefined
  set<key extends StorageKey>(key: key, value: StorageValues[key]): void
  remove(key: StorageKey): void
  /** Calls back when another tab changes the value. Returns the unsubscribe function. */
  subscribe<key extends StorageKey>(
    key: key,
    listener: (value: StorageValues[key] | undefined) => void,
  ): () => void
}

export declare namespace createStorage {
  type Parameters = {
    /** An area that never throws; see `createSafeArea`. */
    area: StorageArea
    /** Prefix of every key. It separates several kits of one page. */
    prefix: string
    /** Receives the `storage` events of other tabs: the window. */
    events?: EventTarget | undefined
  }
}

const envelopeVersion = 1

/** In characters. Valid values are much shorter. Parsing megabytes would block the page. */
const textLimit = 65_536

export function createStorage(parameters: createStorage.Parameters): Storage {
  const { area, prefix, events } = parameters
  const nameOf = (key: StorageKey) => `${prefix}${key}`

  return {
    get(key) {
      const name = nameOf(key)
      const parsed = parse(key, area.getItem(name))
      if (parsed.kind === 'broken') area.removeItem(name)
      return parsed.kind === 'value' ? parsed.value : undefined
    },
    set(key, value) {
      area.setItem(nameOf(key), JSON.stringify({ version: envelopeVersion, value }))
    },
    remove(key) {
      area.removeItem(nameOf(key))
    },
    subscribe(key, listener) {
      const onStorage = ({ key: name }: StorageEvent) => {
        // A `null` key means that the other tab cleared the whole storage.
        if (name !== nameOf(key) && name !== null) return
        const parsed = parse(key, area.getItem(nameOf(key)))
        listener(parsed.kind === 'value' ? parsed.value : undefined)
      }
      return listenToPage(events, 'storage', onStorage)
    },
  }
}

type Parsed<key extends StorageKey> =
  | { kind: 'absent' | 'broken' | 'future' }
  | { kind: 'value'; value: StorageValues[key] }

function parse<key extends StorageKey>(key: key, text: string | null): Parsed<key> {
  if (text === null) return { kind: 'absent' }
  if (text.length > textLimit) return { kind: 'broken' }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { kind: 'broken' }
  }
  if (typeof json !== 'object' || json === null || !('version' in json)) return { kind: 'broken' }
  if (typeof json.version !== 'number' || !('value' in json)) return { kind: 'broken' }
  // A newer release wrote it. An older one must neither read nor delete it.
  if (json.version > envelopeVersion) return { kind: 'future' }
  const value = readStored(key, json.value)
  return value === undefined ? { kind: 'broken' } : { kind: 'value', value }
}
