import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AssetAmount } from '../../../contract/requests/requestAction.ts'
import type { AssetPrice } from '../../../contract/requests/requestEvidence.ts'
import { isLowOrder } from './isLowOrder.ts'

const [dai, wbtc, unlisted] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`)
const prices: readonly AssetPrice[] = [
  { token: undefined, decimals: 18, price: 2000 },
  { token: dai, decimals: 18, price: 1 },
  { token: wbtc, decimals: 8, price: 50_000 },
]
const ether = 10n ** 18n
const asset = (token: string | undefined, amount: bigint, id?: bigint): AssetAmount => ({
  ...{ token, amount, ...(id !== undefined && { id }) },
})
const coin = asset(undefined, ether)

type Row = readonly [string, gives: AssetAmount[], gets: AssetAmount[], isLow: boolean]

test.each<Row>([
  ['what is worth the same', [coin], [asset(dai, 2000n * ether)], false],
  ['half', [coin], [asset(dai, 1000n * ether)], false],
  ['one base unit less than half', [coin], [asset(dai, 1000n * ether - 1n)], true],
  ['half, in parts', [coin], [asset(dai, 500n * ether), asset(wbtc, 1_000_000n)], false],
  ['less than half, in parts', [coin], [asset(dai, 500n * ether), asset(wbtc, 999_999n)], true],
  ['an amount of other decimals', [asset(wbtc, 100_000_000n)], [coin], true],
  ['dust, which is worth no cent', [asset(undefined, 19n)], [asset(undefined, 9n)], true],
  ['half of such dust', [asset(undefined, 18n)], [asset(undefined, 9n)], false],
  ['something unknown', [coin], [asset(unlisted, 1n)], false],
  ['something unknown, too', [coin], [asset(dai, 1n), asset(unlisted, 1n)], false],
  ['nothing of something unknown', [coin], [asset(dai, 1n), asset(unlisted, 0n)], true],
  ['an item of a collection', [coin], [asset(dai, 1n, 7n)], false],
  ['nothing for something unknown', [asset(unlisted, ether)], [asset(dai, 1n)], false],
  ['little for more than is known', [coin, asset(unlisted, 1n)], [asset(dai, 1n)], true],
  ['enough for what is known', [coin, asset(dai, 1n, 7n)], [coin], false],
  ['nothing, which another rule finds', [coin], [asset(dai, 0n)], false],
  ['nothing at all', [coin], [], false],
])('default: an order that brings %s', (_, gives, gets, isLow) => {
  expect(isLowOrder({ gives, gets }, prices)).toBe(isLow)
})

test('behavior: without prices nothing is known', () => {
  expect(isLowOrder({ gives: [coin], gets: [asset(undefined, 1n)] }, [])).toBe(false)
})

test('property: values are compared exactly, whatever the decimals and prices', () => {
  const side = fc.array(
    fc.record({
      amount: fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }),
      decimals: fc.nat({ max: 36 }),
      digits: fc.integer({ min: 1, max: 10 ** 12 }),
      places: fc.nat({ max: 24 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  fc.assert(
    fc.property(side, side, fc.boolean(), (gives, some, isAtHalf) => {
      // Half of what is given, to the base unit, in half of the runs.
      const gets = isAtHalf ? gives.map((one) => ({ ...one, amount: one.amount / 2n })) : some
      const all = [...gives, ...gets].map((one, at) => ({ ...one, token: `0x${at}` }))
      const known = all.map(({ token, decimals, digits, places }) => ({
        ...{ token, decimals, price: Number(`${digits}e-${places}`) },
      }))
      const worth = (list: typeof all) =>
        list.reduce(
          (sum, { amount, digits, decimals, places }) =>
            sum + amount * BigInt(digits) * 10n ** BigInt(60 - decimals - places),
          0n,
        )
      const [given, got] = [all.slice(0, gives.length), all.slice(gives.length)]
      const isLow = worth(got) > 0n && worth(got) * 2n < worth(given)
      expect(isLowOrder({ gives: given, gets: got }, known)).toBe(isLow)
    }),
  )
})
