// @vitest-environment node
import type { PaymentAsset } from '@cleat/core/adapter'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bonk, usdc, wsol } from '../../test/createSwapParts.ts'
import type { Holding } from './holding.ts'
import { measureChange } from './measureChange.ts'

const rent = 2_039_280n
const coin: PaymentAsset = { symbol: 'SOL', decimals: 9 }
const token = (address: string): PaymentAsset => ({ address, symbol: 'T', decimals: 6 })
const hold = (lamports: bigint, mint?: string, amount = 0n): Holding => ({
  ...{ lamports, token: mint === undefined ? undefined : { mint, amount } },
})

test.each<[string, PaymentAsset, PaymentAsset, Holding[], Holding[], bigint, bigint]>([
  [
    'SOL for a token whose account is opened',
    ...([coin, token(usdc)] as const),
    ...([[hold(100n + rent)], [hold(30n), hold(rent, usdc, 7n)]] as [Holding[], Holding[]]),
    ...([60n, 7n] as const),
  ],
  [
    'a token for SOL, whose wrapped account is closed',
    ...([token(usdc), coin] as const),
    ...([
      [hold(100n), hold(rent, usdc, 9n), hold(rent + 5n, wsol, 5n)],
      [hold(100n + rent + 5n + 20n - 10n), hold(rent, usdc, 1n)],
    ] as [Holding[], Holding[]]),
    ...([8n, 20n] as const),
  ],
  [
    'SOL that is wrapped',
    ...([coin, token(wsol)] as const),
    ...([[hold(100n + rent)], [hold(50n), hold(rent + 40n, wsol, 40n)]] as [Holding[], Holding[]]),
    ...([40n, 40n] as const),
  ],
  [
    'SOL that is unwrapped, and its account closed',
    ...([token(wsol), coin] as const),
    ...([[hold(100n), hold(rent + 40n, wsol, 40n)], [hold(130n + rent)]] as [Holding[], Holding[]]),
    ...([40n, 40n] as const),
  ],
])('default: %s', (_, source, target, before, after, taken, received) => {
  const measured = measureChange({ swap: { source, target }, before, after, fee: 10n })
  expect(measured).toMatchObject({ taken, received })
})

test('property: what is taken and received is found, whatever rent and fee are', () => {
  const u64 = fc.bigInt({ min: 0n, max: 2n ** 63n })
  const parts = fc.record({
    ...{ start: u64, taken: u64, received: u64, fee: u64, other: u64 },
    ...{ isOpened: fc.boolean(), pair: fc.constantFrom('coin-token', 'token-coin', 'tokens') },
  })
  fc.assert(
    fc.property(parts, ({ start, taken, received, fee, other, isOpened, pair }) => {
      const [from, to] = pair.split('-')
      const source = from === 'coin' ? coin : token(usdc)
      const target = to === 'coin' ? coin : token(bonk)
      const coins = (from === 'coin' ? -taken : 0n) + (to === 'coin' ? received : 0n)
      const [paid, got] = [from === 'coin' ? 0n : taken, to === 'coin' ? 0n : received]
      const opening = isOpened ? rent : 0n
      const before = [
        hold(start),
        hold(rent, usdc, paid + 3n),
        ...(isOpened ? [] : [hold(rent, bonk, other)]),
      ]
      const after = [
        hold(start + coins - fee - opening),
        hold(rent, usdc, 3n),
        hold(rent, bonk, (isOpened ? 0n : other) + got),
      ]
      const swap = { source, target }
      expect(measureChange({ swap, before, after, fee })).toEqual({ taken, received, coins })
    }),
  )
})
