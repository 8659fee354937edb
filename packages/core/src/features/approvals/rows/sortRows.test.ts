import { expect, test } from 'vitest'
import type { Approval } from '../../../contract/approvals/approval.ts'
import { mainnetId } from '../../../test/networks.ts'
import { sortRows } from './sortRows.ts'
import { toRows } from './toRows.ts'

const now = 2_000_000_000
const approval = (changes: Partial<Approval> = {}): Approval => ({
  ...{ kind: 'token', token: '0xUSDC', spender: '0xRouter', amount: 10n ** 9n, isAny: false },
  ...{ balance: 5n * 10n ** 6n, exposed: 5n * 10n ** 6n, symbol: 'USDC', name: 'USD Coin' },
  ...{ decimals: 6, spenderName: 'Router', spenderType: 'contract', isExpired: false },
  ...changes,
})
const list = (
  approvals: readonly Approval[],
  prices: readonly (readonly [string, number | undefined])[] = [],
) =>
  sortRows(
    toRows(approvals, { chainId: mainnetId, prices: new Map(prices.map(([a, b]) => [a, b])), now }),
  )

test('behavior: most to lose first, then what can be taken by anyone, and expired ones last', () => {
  const rows = list(
    [
      approval({ spender: '0xd', isExpired: true, exposed: 0n }),
      approval({ spender: '0xc', exposed: 0n }),
      approval({ spender: '0xb', token: '0xFAKE', isAny: true }),
      approval({ spender: '0xa', token: '0xFAKE', spenderType: 'account' }),
      approval({ spender: '0xf', exposed: 7_000_000n }),
      approval({ spender: '0xe', exposed: 8_000_000n }),
    ],
    [['0xusdc', 1]],
  )
  expect(rows.map(({ spender }) => spender)).toEqual(['0xe', '0xf', '0xa', '0xb', '0xc', '0xd'])
})

test('behavior: the order of equals is the same each time', () => {
  const all = ['0x3', '0x1', '0x2'].map((spender) => approval({ spender }))
  expect(list(all).map(({ spender }) => spender)).toEqual(['0x1', '0x2', '0x3'])
  expect(list(all.toReversed()).map(({ spender }) => spender)).toEqual(['0x1', '0x2', '0x3'])
})
