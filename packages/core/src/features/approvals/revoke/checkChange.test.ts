import { expect, test } from 'vitest'
import type { DecodedApproval } from '../../../contract/approvals/approvalsAdapter.ts'
import { mainnetId } from '../../../test/networks.ts'
import type { ApprovalRow } from '../state/approvalRow.ts'
import { checkChange } from './checkChange.ts'

const row: ApprovalRow = {
  ...{ kind: 'token', token: '0xT', spender: '0xS', amount: 9n, isAny: false, balance: 1n },
  ...{ exposed: 1n, symbol: 'T', name: 'T', decimals: 0, spenderName: undefined },
  ...{ spenderType: 'contract', isExpired: false, id: 't', chainId: mainnetId, value: undefined },
  ...{ isListed: false, flags: [] },
}
const decoded: DecodedApproval = {
  ...{ from: '0xA', kind: 'token', token: '0xT', spender: '0xS', amount: 0n },
  isOfSignatures: false,
}
const isSame = (one: string | undefined, other: string | undefined) => one === other

function check(
  changes: Partial<DecodedApproval>,
  given: { row?: Partial<ApprovalRow>; amount?: bigint; isLast?: boolean; ends?: boolean } = {},
) {
  const { amount = 0n, isLast = true, ends } = given
  return () =>
    checkChange({
      decoded: { ...decoded, ...changes },
      change: { row: { ...row, ...given.row }, amount, endsSignatures: ends },
      ...{ address: '0xA', isLast, isSame },
    })
}

test('default', () => {
  expect(check({})).not.toThrow()
  expect(check({ amount: 5n }, { amount: 5n })).not.toThrow()
})

test('behavior: an approval may be ended before it is set', () => {
  expect(check({ amount: 0n }, { amount: 5n, isLast: false })).not.toThrow()
  expect(check({ amount: 0n }, { amount: 5n })).toThrow()
})

test('behavior: of an item there is no spender, but its number', () => {
  const item = { row: { kind: 'item', item: 7n } as const }
  expect(check({ kind: 'item', item: 7n, spender: undefined }, item)).not.toThrow()
  expect(check({ kind: 'item', item: 8n, spender: undefined }, item)).toThrow()
  expect(check({ kind: 'item', item: 7n }, item)).toThrow()
})

test('behavior: signatures end only where that is wanted', () => {
  expect(check({ isOfSignatures: true }, { ends: true })).not.toThrow()
})

test.each([
  ['from', { from: '0xB' }],
  ['kind', { kind: 'collection' }],
  ['token', { token: '0xU' }],
  ['spender', { spender: '0xR' }],
  ['item', { item: 1n }],
  ['amount', { amount: 1n }],
  ['signatures', { isOfSignatures: true }],
] as const)('error: PAYMENT_ALTERED, %s', (field, changes) => {
  expect(check(changes)).toThrow(
    expect.objectContaining({ code: 'PAYMENT_ALTERED', context: { field } }),
  )
})
