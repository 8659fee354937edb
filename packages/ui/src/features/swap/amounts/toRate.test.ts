import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBalance } from '../../../format/formatBalance.ts'
import { toRate } from './toRate.ts'

const write = (
  source: readonly [amount: bigint, decimals: number],
  target: readonly [amount: bigint, decimals: number],
) => {
  const rate = toRate({
    source: { amount: source[0], decimals: source[1] },
    target: { amount: target[0], decimals: target[1] },
  })
  return rate && formatBalance(rate.value, rate)
}

test.each([
  [[10n ** 18n, 18], [2_486_302_890n, 6], '2,486.3'],
  [[10n * 10n ** 18n, 18], [9_969_900n, 6], '0.9969'],
  [[2_486_302_890n, 6], [10n ** 18n, 18], '0.0004022'],
  [[10n ** 18n, 18], [61n, 18], '0.000000000000000061'],
  [[1n, 0], [10n ** 30n, 6], `1${',000'.repeat(8)}`],
  [[0n, 18], [1n, 6], undefined],
  [[1n, 18], [0n, 6], undefined],
] as const)('default: %s for %s', (source, target, rate) => {
  expect(write(source, target)).toBe(rate)
})

const side = fc.record({
  amount: fc.bigInt({ min: 1n, max: 10n ** 40n }),
  decimals: fc.integer({ min: 0, max: 36 }),
})

test('property: never above the true rate, and off by less than one of its base units', () => {
  fc.assert(
    fc.property(side, side, (source, target) => {
      const rate = toRate({ source, target })
      if (!rate) throw new Error('There is a rate')
      const exact = target.amount * 10n ** BigInt(source.decimals + rate.decimals)
      const unit = source.amount * 10n ** BigInt(target.decimals)
      expect(rate.value * unit <= exact).toBe(true)
      expect((rate.value + 1n) * unit > exact).toBe(true)
    }),
  )
})
