// @vitest-environment node
import { hex } from '@scure/base'
import { PublicKey } from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOnCurve } from './isOnCurve.ts'

const prime = 2n ** 255n - 19n
const toBytes = (number: bigint) => hex.decode(number.toString(16).padStart(64, '0')).reverse()

test('default', () => {
  // For numbers above the field, and for the sign bit at x = 0, it is stricter than the chain.
  const number = fc.bigInt({ min: 2n, max: prime - 2n })
  const side = fc.constantFrom(0n, 2n ** 255n)
  fc.assert(
    fc.property(number, side, (below, above) => {
      const bytes = toBytes(below + above)
      return isOnCurve(bytes) === PublicKey.isOnCurve(bytes)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['nothing', 0n, true],
  ['the neutral point', 1n, true],
  ['the neutral point on the other side, as the chain reads it', 2n ** 255n + 1n, true],
  ['the field itself, which is nothing', prime, true],
  ['more than the field', prime + 1n, true],
  ['two', 2n, false],
])('behavior: %s', (_, number, isThere) => {
  expect(isOnCurve(toBytes(number))).toBe(isThere)
})
