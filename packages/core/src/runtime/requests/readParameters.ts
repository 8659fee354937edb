import { CleatError } from '../../base/errors/cleatError.ts'
import type { ProviderRequest } from '../../contract/adapter/providerRequest.ts'

/** The most that the parameters of one request may hold. Documented in `docs/requests.md`. */
const limits = { depth: 64, values: 100_000, characters: 4_000_000 }

/**
 * Copies the parameters of a request into frozen plain data, each property read once. The copy is
 * what every stage checks and what the wallet gets, so a later change of the original has no
 * effect. Properties that are `undefined` are left out, as JSON does.
 * @throws `REQUEST_UNREADABLE` for functions, symbols, getters, hidden properties, objects of a
 *   class, cycles, and more than the limits
 */
export function readParameters({ method, params }: ProviderRequest): unknown {
  const left = { ...limits }
  try {
    return copy(params, left)
  } catch (cause) {
    const reason = cause instanceof Unreadable ? cause.message : 'an object that cannot be read'
    throw new CleatError('REQUEST_UNREADABLE', { context: { method, reason }, cause })
  }
}

class Unreadable extends Error {}

type Left = typeof limits

function copy(value: unknown, left: Left): unknown {
  left.values -= 1
  if (left.values < 0) throw new Unreadable(`more than ${limits.values} values`)
  switch (typeof value) {
    case 'string':
      return take(value, left)
    case 'number':
      if (Number.isFinite(value)) return value
      throw new Unreadable('a number that is not finite')
    case 'boolean':
    case 'bigint':
    case 'undefined':
      return value
    case 'object':
      return value === null ? null : copyObject(value, left)
    default:
      throw new Unreadable(`a ${typeof value}`)
  }
}

function take(text: string, left: Left): string {
  left.characters -= text.length
  if (left.characters < 0) throw new Unreadable(`more than ${limits.characters} characters`)
  return text
}

/** A cycle runs into the limit of depth. */
function copyObject(value: object, left: Left): unknown {
  if (left.depth === 0) throw new Unreadable(`more than ${limits.depth} levels, or a cycle`)
  left.depth -= 1
  const copied = Array.isArray(value) ? copyList(value, left) : copyRecord(value, left)
  left.depth += 1
  return Object.freeze(copied)
}

function copyList(list: readonly unknown[], left: Left): unknown[] {
  if (!Array.isArray(Object.getPrototypeOf(list))) throw new Unreadable('an object of a class')
  const size = Number(Object.getOwnPropertyDescriptor(list, 'length')?.value)
  if (size > left.values) throw new Unreadable(`more than ${limits.values} values`)
  if (Reflect.ownKeys(list).length !== size + 1) throw new Unreadable('a list with gaps or names')
  return Array.from({ length: size }, (_, at) => copy(readOwn(list, String(at)), left))
}

function copyRecord(record: object, left: Left): object {
  if (!isPlain(record)) throw new Unreadable('an object of a class')
  const copied: Record<string, unknown> = {}
  for (const key of Reflect.ownKeys(record)) {
    if (typeof key === 'symbol') throw new Unreadable('a symbol')
    if (key === '__proto__') throw new Unreadable('a property __proto__')
    take(key, left)
    const value = copy(readOwn(record, key), left)
    if (value !== undefined) copied[key] = value
  }
  return copied
}

function readOwn(owner: object, key: string): unknown {
  const property = Object.getOwnPropertyDescriptor(owner, key)
  if (!property || !('value' in property)) throw new Unreadable('a getter')
  if (!property.enumerable) throw new Unreadable('a hidden property')
  return property.value
}

/** Objects of another window have an `Object.prototype` that differs from this one. */
function isPlain(record: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(record)
  if (prototype === null || prototype === Object.prototype) return true
  return (
    typeof prototype === 'object' &&
    Object.getPrototypeOf(prototype) === null &&
    Object.hasOwn(prototype, 'isPrototypeOf')
  )
}
