import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../test/anyText.ts'
import { decodeCursor, encodeCursor } from './historyCursor.ts'

test('property: what was encoded is decoded', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 253_402_300_799 }),
      fc.bigInt({ min: 1n, max: 10n ** 20n }),
      fc.bigInt({ min: 0n, max: 2n ** 53n - 1n }),
      fc.nat(),
      (seconds, chain, blockNumber, position) => {
        const minedAt = new Date(seconds * 1000)
        const cursor = { minedAt, chainId: `eip155:${chain}`, blockNumber, position }
        expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor)
      },
    ),
  )
})

test('property: anything else is refused, or is a place', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.json()), (text) => {
      const place = decodeCursor(Buffer.from(text).toString('base64url'))
      expect(place === undefined || Number.isFinite(place.minedAt.getTime())).toBe(true)
      expect(decodeCursor(text)).toBeUndefined()
    }),
  )
})
