import * as v from 'valibot'
import { CleatError } from '../errors/cleatError.ts'
import { createMemoryArea, type StorageArea } from './storageArea.ts'
import { type StorageKey, type StorageValues, storageSchema } from './storageSchema.ts'

/** What is kept in the browser between visits. Nothing here throws: a value is there and valid, or it is not there. */
export type Storage = {
  get<key extends StorageKey>(key: key): StorageValues[key] | undefined
  set<key extends StorageKey>(key: key, value: StorageValues[key]): void
  remove(key: StorageKey): void
  /** Calls back when another tab changes the value. Returns what stops it. */
  subscribe<key extends StorageKey>(
    key: key,
    listener: (value: StorageValues[key] | undefined) => void,
  ): () => void
}

export declare namespace createStorage {
  type Parameters = {
    /** `undefined` where the browser gives none: values then live as long as the page. */
    area: StorageArea | undefined
    /** Put before every key, so that two kits of one page keep apart. */
    prefix: string
    /** Where `storage` events of other tabs arrive: the window. */
    events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined
    /** Called once, when the browser refuses to keep values. */
    onUnavailable?: ((error: CleatError<'STORAGE_UNAVAILABLE'>) => void) | undefined
  }
}

const envelopeVersion = 1

export function createStorage(parameters: createStorage.Parameters): Storage {
  const { area, prefix, events, onUnavailable } = parameters
  const memory = createMemoryArea()
  let warned = false

  const warn = (reason: 'blocked' | 'full') => {
    if (warned) return
    warned = true
    onUnavailable?.(new CleatError('STORAGE_UNAVAILABLE', { context: { reason } }))
  }
  if (!area) warn('blocked')

  const nameOf = (key: StorageKey) => `${prefix}${key}`

  const read = (name: string): string | null => {
    try {
      return memory.getItem(name) ?? area?.getItem(name) ?? null
    } catch {
      warn('blocked')
      return null
    }
  }

  const erase = (name: string) => {
    memory.removeItem(name)
    try {
      area?.removeItem(name)
    } catch {
      warn('blocked')
    }
  }

  return {
    get(key) {
      const name = nameOf(key)
      const parsed = parse(key, read(name))
      if (parsed.kind === 'broken') erase(name)
      return parsed.kind === 'value' ? parsed.value : undefined
    },
    set(key, value) {
      const name = nameOf(key)
      const text = JSON.stringify({ version: envelopeVersion, value })
      try {
        if (!area) throw new Error('No storage area')
        area.setItem(name, text)
        memory.removeItem(name)
      } catch (error) {
        warn(isQuotaError(error) ? 'full' : 'blocked')
        memory.setItem(name, text)
      }
    },
    remove(key) {
      erase(nameOf(key))
    },
    subscribe(key, listener) {
      const onStorage = (event: Event) => {
        const { key: name, newValue } = event as StorageEvent
        // A `null` key means that the other tab cleared everything.
        if (name !== nameOf(key) && name !== null) return
        memory.removeItem(nameOf(key))
        const parsed = parse(key, name === null ? null : newValue)
        listener(parsed.kind === 'value' ? parsed.value : undefined)
      }
      events?.addEventListener('storage', onStorage)
      return () => events?.removeEventListener('storage', onStorage)
    },
  }
}

type Parsed<key extends StorageKey> =
  | { kind: 'absent' | 'broken' | 'future' }
  | { kind: 'value'; value: StorageValues[key] }

const envelopeSchema = v.object({ version: v.number(), value: v.unknown() })

function parse<key extends StorageKey>(key: key, text: string | null): Parsed<key> {
  if (text === null) return { kind: 'absent' }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { kind: 'broken' }
  }
  const envelope = v.safeParse(envelopeSchema, json)
  if (!envelope.success) return { kind: 'broken' }
  // Written by a newer release: not ours to understand, and not ours to erase.
  if (envelope.output.version > envelopeVersion) return { kind: 'future' }
  const result = v.safeParse(storageSchema[key], envelope.output.value)
  return result.success
    ? { kind: 'value', value: result.output as StorageValues[key] }
    : { kind: 'broken' }
}

function isQuotaError(error: unknown): boolean {
  return error instanceof Error && /quota/i.test(error.name)
}
