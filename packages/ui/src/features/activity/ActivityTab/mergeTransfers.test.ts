// @vitest-environment node
import { formatAmount, parseAmount, type Transfer } from '@cleat/core/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseTransfers } from './chooseTransfers.ts'
import { mergeTransfers, unitDecimals } from './mergeTransfers.ts'

type Direction = Transfer['direction']

const move = (direction: Direction, numeric: string, symbol = 'ETH', value?: number): Transfer => ({
  direction,
  quantity: { numeric },
  fungible_info: { symbol },
  value,
})
const read = (transfers: readonly Transfer[]) =>
  mergeTransfers(transfers).map(
    ({ direction, amount, name }) => `${direction} ${formatAmount(amount, unitDecimals)} ${name}`,
  )

test('default: the same in the same direction is one', () => {
  expect(read([move('in', '1.5'), move('in', '2', 'USDC'), move('in', '0.25')])).toEqual([
    'in 1.75 ETH',
    'in 2 USDC',
  ])
})

test('behavior: what left comes before what came', () => {
  expect(read([move('in', '5', 'USDC'), move('self', '1'), move('out', '2', 'DAI')])).toEqual([
    'out 2 DAI',
    'self 1 ETH',
    'in 5 USDC',
  ])
})

test('behavior: change of less than a tenth is left out', () => {
  expect(read([move('out', '1'), move('in', '0.099')])).toEqual(['out 1 ETH'])
  expect(read([move('out', '1'), move('in', '0.1')])).toEqual(['out 1 ETH', 'in 0.1 ETH'])
  expect(read([move('out', '1'), move('in', '0.01', 'DAI')])).toHaveLength(2)
})

const picture = (name: string, is_spam = false): Transfer => ({
  direction: 'in',
  quantity: { numeric: '1' },
  nft_info: {
    name,
    content: { preview: { url: `https://a.example/${name}` } },
    flags: { is_spam },
  },
})

test('behavior: collectibles are told apart, and spam is none', () => {
  expect(read([picture('Cat'), picture('Dog'), picture('Free', true)])).toEqual([
    'in 1 Cat',
    'in 1 Dog',
  ])
})

test('behavior: a token and a collectible of one name are two', () => {
  expect(read([move('in', '1', 'Cat'), picture('Cat')])).toHaveLength(2)
})

test('behavior: of many, those of the most value of both directions are shown', () => {
  const transfers = mergeTransfers([
    move('out', '9', 'A', 900),
    move('out', '8', 'B', 800),
    move('in', '1', 'C', 5),
    move('in', '2', 'D', 50),
  ])
  const { shown, hidden } = chooseTransfers(transfers)
  expect(shown.map(({ name }) => name)).toEqual(['A', 'D'])
  expect(hidden).toBe(2)
})

const anyNumeric = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.nat(20))
  .map(([amount, decimals]) => formatAmount(amount, decimals))
const anyTransfer = fc
  .tuple(
    fc.constantFrom<Direction>('in', 'out', 'self'),
    anyNumeric,
    fc.constantFrom('ETH', 'USDC', 'DAI'),
    fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }), { nil: undefined }),
  )
  .map((parts) => move(...parts))
const anyTransfers = fc.array(anyTransfer, { maxLength: 12 })

test('property: what is shown of a thing is exactly all of it, or it is change', () => {
  fc.assert(
    fc.property(anyTransfers, (transfers) => {
      const sum = (direction: Direction, symbol: string) =>
        transfers
          .filter((one) => one.direction === direction && one.fungible_info?.symbol === symbol)
          .reduce((all, one) => all + (parseAmount(one.quantity.numeric, unitDecimals) ?? 0n), 0n)
      const merged = mergeTransfers(transfers)
      for (const symbol of ['ETH', 'USDC', 'DAI'])
        for (const direction of ['in', 'out', 'self'] as const) {
          const part = merged.find((one) => one.direction === direction && one.name === symbol)
          const whole = sum(direction, symbol)
          const opposite = direction === 'in' ? 'out' : 'in'
          const isChange = direction !== 'self' && whole * 10n < sum(opposite, symbol)
          expect(part?.amount ?? 0n).toBe(isChange ? 0n : whole)
        }
    }),
  )
})

test('property: neither order nor splitting matters', () => {
  fc.assert(
    fc.property(anyTransfers, fc.nat(), (transfers, at) => {
      const turn = transfers.length > 0 ? at % transfers.length : 0
      const turned = [...transfers.slice(turn), ...transfers.slice(0, turn)]
      const split = turned.flatMap((one) => [
        one,
        { ...one, quantity: { numeric: '0' }, value: undefined },
      ])
      expect(read(split).toSorted()).toEqual(read(transfers).toSorted())
    }),
  )
})

test('property: at most two are shown, what left first, and none is forgotten in the count', () => {
  fc.assert(
    fc.property(anyTransfers, (transfers) => {
      const merged = mergeTransfers(transfers)
      const { shown, hidden } = chooseTransfers(merged)
      expect(shown.length).toBeLessThanOrEqual(2)
      expect(shown.length + hidden).toBe(merged.length)
      const ranks = shown.map(({ direction }) => ['out', 'self', 'in'].indexOf(direction))
      expect(ranks).toEqual(ranks.toSorted())
      for (const wanted of ['out', 'in'])
        if (merged.some(({ direction }) => direction === wanted))
          expect(shown.some(({ direction }) => direction === wanted)).toBe(true)
    }),
  )
})
