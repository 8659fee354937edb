import { expect, test } from 'vitest'
import type { Approval } from '../../../contract/approvals/approval.ts'
import { mainnetId } from '../../../test/networks.ts'
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
) => toRows(approvals, { chainId: mainnetId, prices: new Map(prices.map(([a, b]) => [a, b])), now })

test('default: what could be lost is the smaller of allowance and balance, at the price', () => {
  const [row] = list([approval({ exposed: 1_234_567n })], [['0xusdc', 0.5]])
  expect(row).toMatchObject({
    ...{
      id: 'eip155:1 token 0xusdc 0xrouter',
      chainId: mainnetId,
      value: 61n,
      isListed: true,
      flags: [],
    },
  })
})

test('behavior: what no list names has no value, nor has what cannot be counted', () => {
  const values = (
    changes: Partial<Approval>,
    prices?: readonly (readonly [string, number | undefined])[],
  ) => list([approval(changes)], prices).map(({ value, isListed }) => [value, isListed])
  expect(values({})).toEqual([[undefined, false]])
  expect(values({}, [['0xusdc', undefined]])).toEqual([[undefined, true]])
  expect(values({ exposed: undefined }, [['0xusdc', 1]])).toEqual([[undefined, true]])
  expect(values({ kind: 'collection' }, [['0xusdc', 1]])).toEqual([[undefined, true]])
  expect(values({ kind: 'item' }, [['0xusdc', 1]])).toEqual([[undefined, true]])
  expect(values({ kind: 'permit2' }, [['0xusdc', 1]])).toEqual([[500n, true]])
})

test.each([
  [{ isAny: true }, ['any']],
  [{ spenderName: undefined, spenderType: 'account' }, ['account']],
  [{ spenderName: undefined }, ['unknown']],
  [{ spenderName: undefined, spenderType: 'unread' }, []],
  [{ at: now - 365 * 86_400 - 1 }, ['old']],
  [{ at: now - 365 * 86_400 }, []],
  [{ isExpired: true }, ['expired']],
] as const)('behavior: flags of %j', (changes, flags) => {
  expect(list([approval(changes)])[0]?.flags).toEqual(flags)
})
