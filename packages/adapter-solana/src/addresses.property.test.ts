// @vitest-environment node
import { base58, hex } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameBytes, toAddress, toPublicKey } from './base/bytes.ts'
import { parseRecipient } from './base/parseRecipient.ts'

const numRuns = 100_000
/** Takes seconds on a quiet machine. */
const timeout = 300_000
const letters = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', ...'0OIl -\u200b']
const keys = fc
  .bigInt({ min: 0n, max: 2n ** 256n - 1n })
  .map((number) => hex.decode(number.toString(16).padStart(64, '0')))

test('property: a key reads as it was written; of another text only what is written so', {
  timeout,
}, () => {
  const change = fc.record({ at: fc.nat(43), letter: fc.constantFrom(...letters) })
  fc.assert(
    fc.property(keys, change, (key, { at, letter }) => {
      const address = toAddress(key) ?? ''
      const read = toPublicKey(address)
      if (!read || !isSameBytes(read, key)) return false
      const changed = address.slice(0, at) + letter + address.slice(at + 1)
      const other = parseRecipient(changed)
      return other === undefined || base58.encode(other) === changed
    }),
    { numRuns },
  )
})

test('property: garbage is nobody', { timeout }, () => {
  const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 60 })
  const garbage = fc.oneof({ weight: 99, arbitrary: text }, fc.anything({ maxDepth: 1 }))
  let accepted = 0
  fc.assert(
    fc.property(garbage, (given) => {
      const key = parseRecipient(given)
      if (key) accepted += 1
      return key === undefined || (key.length === 32 && base58.encode(key) === given)
    }),
    { numRuns },
  )
  expect(accepted).toBeLessThan(numRuns / 10)
})
