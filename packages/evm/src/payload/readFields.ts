import { alteredError } from './alteredError.ts'
import { readRecord } from './readRecord.ts'

/**
 * Copies a record of texts, reading it once.
 * @param forms - each field that it may have, and its form
 * @throws `PAYMENT_ALTERED` if it has other fields
 */
export function readFields(
  payload: unknown,
  forms: { readonly [key: string]: RegExp },
): Readonly<Record<string, string>> {
  const copy = readRecord(payload, (key) => Object.hasOwn(forms, key))
  return Object.fromEntries(
    Object.entries(copy).map(([key, value]) => {
      if (typeof value !== 'string' || !forms[key]?.test(value)) throw alteredError(key)
      return [key, value]
    }),
  )
}
