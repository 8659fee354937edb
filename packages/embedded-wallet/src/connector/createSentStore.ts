import type { StorageArea } from '@cleat/core'
import { readProperty } from '@cleat/core/adapter'
import type { SentCalls } from '../accounts/sentCalls.ts'

/** A batch that was sent, so that its status can be asked for later. */
export type SentBatch = { readonly id: string; readonly chainId: number; readonly sent: SentCalls }

export type SentStore = {
  find(id: string): SentBatch | undefined
  add(batch: SentBatch): void
}

const key = 'cleat.auth.batches'
const most = 50
const hash = /^0x[\da-f]{64}$/i
const address = /^0x[\da-f]{40}$/i

/** Keeps which batches were sent as what, also over a reload. */
export function createSentStore(storage: StorageArea): SentStore {
  const batches = readStored(storage.getItem(key))
  return {
    find: (id) => batches.find((one) => one.id === id),
    add(batch) {
      batches.push(batch)
      batches.splice(0, batches.length - most)
      const text = JSON.stringify(batches, (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      )
      storage.setItem(key, text)
    },
  }
}

function readStored(text: string | null): SentBatch[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(readBatch) : []
  } catch {
    return []
  }
}

/** What another script of the page wrote there counts as none. */
function readBatch(stored: unknown): readonly SentBatch[] {
  const read = (name: string) => readProperty(stored, name)
  const [id, chainId, sent] = [read('id'), read('chainId'), read('sent')]
  const [kind, found] = [readProperty(sent, 'kind'), readProperty(sent, 'hash')]
  const parts = ['sender', 'entryPoint'].map((name) => readProperty(sent, name))
  const numbers = ['block', 'nonce'].map((name) => readProperty(sent, name))
  const isSent =
    (kind === 'transaction' || parts.every((part) => isText(part, address))) &&
    isText(found, hash) &&
    numbers.slice(0, kind === 'transaction' ? 1 : 2).every((one) => isText(one, /^\d{1,78}$/))
  if (typeof id !== 'string' || !Number.isSafeInteger(chainId) || !isSent) return []
  const block = BigInt(String(numbers[0]))
  const transaction = { hash: found as `0x${string}`, block }
  if (kind === 'transaction')
    return [{ id, chainId: chainId as number, sent: { kind, ...transaction } }]
  const [sender, entryPoint] = parts as [`0x${string}`, `0x${string}`]
  const nonce = BigInt(String(numbers[1]))
  const isNew = readProperty(sent, 'isNew') === true
  const known = { ...transaction, sender, entryPoint, nonce, ...(isNew && { isNew }) }
  const operation = { kind: 'operation', ...known } as const
  return [{ id, chainId: chainId as number, sent: operation }]
}

function isText(value: unknown, form: RegExp): value is string {
  return typeof value === 'string' && form.test(value)
}
