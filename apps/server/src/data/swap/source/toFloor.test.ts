import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFloor } from './toFloor.ts'

test.each([
  [1000n, 100, 990n],
  [999n, 100, 989n],
  [2_486_302_890n, 100, 2_461_439_861n],
  [1n, 1, 1n],
  [1n, 5000, 1n],
  [10n, 1, 9n],
])('%d with %d', (amount, slippageBps, floor) => {
  expect(toFloor({ amount, slippageBps })).toBe(floor)
})

test('property: between one and the amount, and never a unit too low', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }),
      fc.integer({ min: 1, max: 5000 }),
      (amount, slippageBps) => {
        const floor = toFloor({ amount, slippageBps })
        expect(floor >= 1n && floor <= amount).toBe(true)
        const wanted = amount * BigInt(10_000 - slippageBps)
        expect((floor + 1n) * 10_000n > wanted).toBe(true)
        if (floor > 1n) expect(floor * 10_000n <= wanted).toBe(true)
      },
    ),
  )
})
