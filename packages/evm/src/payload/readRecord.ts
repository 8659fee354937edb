import { CleatError } from '@cleat/core/adapter'
import { alteredError } from './alteredError.ts'

/**
 * Copies a record, reading it once. Only own data properties count: getters are not called and
 * nothing is inherited, so that what was checked is what is sent.
 * @param isKnown - whether it may have a field
 * @throws `PAYMENT_ALTERED` if it has other fields, or cannot be read
 */
export function readRecord(
  payload: unknown,
  isKnown: (key: string) => boolean,
): Readonly<Record<string, unknown>> {
  const copy: Record<string, unknown> = {}
  try {
    if (typeof payload !== 'object' || payload === null || !isPlain(payload))
      throw alteredError('payload')
    for (const key of Reflect.ownKeys(payload)) {
      const property = Object.getOwnPropertyDescriptor(payload, key)
      if (typeof key !== 'string' || !isKnown(key) || !property || !('value' in property))
        throw alteredError(String(key))
      copy[key] = property.value
    }
  } catch (cause) {
    throw cause instanceof CleatError ? cause : alteredError('payload')
  }
  return copy
}

function isPlain(payload: object): boolean {
  const prototype = Object.getPrototypeOf(payload)
  return prototype === Object.prototype || prototype === null
}
