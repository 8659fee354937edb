// @vitest-environment node

import { decodeSs58, encodeSs58 } from '@cleat/signatures/polkadot'
import { hexToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const numRuns = 100_000
/** Takes seconds on a quiet machine. */
const timeout = 300_000
const letters = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', ...'0OIl \u200b']

test('property: an account reads as it was written, for any network; with another letter it is none', {
  timeout,
}, () => {
  const written = fc.record({
    accountId: fc
      .bigInt({ min: 0n, max: 2n ** 256n - 1n })
      .map((number) => hexToBytes(number.toString(16).padStart(64, '0'))),
    prefix: fc.nat(16383),
  })
  const change = fc.record({ at: fc.nat(), letter: fc.constantFrom(...letters) })
  let missed = 0
  fc.assert(
    fc.property(written, change, ({ accountId, prefix }, { at, letter }) => {
      const address = encodeSs58({ accountId, prefix })
      const read = decodeSs58(address)
      const isSame = read?.accountId.every((byte, index) => byte === accountId[index])
      if (!isSame || read?.prefix !== prefix) return false
      const place = at % address.length
      const changed = address.slice(0, place) + letter + address.slice(place + 1)
      const other = changed === address ? undefined : decodeSs58(changed)
      if (other) missed += 1
      return other === undefined || encodeSs58(other) === changed
    }),
    { numRuns },
  )
  // A checksum of two bytes misses one change in 65,536.
  expect(missed).toBeLessThan(15)
})

test('property: garbage is nobody', { timeout }, () => {
  const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 60 })
  const garbage = fc.oneof({ weight: 99, arbitrary: text }, fc.anything({ maxDepth: 1 }))
  let accepted = 0
  fc.assert(
    fc.property(garbage, (given) => {
      if (decodeSs58(given)) accepted += 1
    }),
    { numRuns },
  )
  expect(accepted).toBeLessThan(5)
})
