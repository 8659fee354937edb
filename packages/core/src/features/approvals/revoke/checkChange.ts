import { CleatError } from '../../../base/errors/cleatError.ts'
import type { DecodedApproval } from '../../../contract/approvals/approvalsAdapter.ts'
import type { Change } from './change.ts'

/**
 * Checks that a request changes the approval that the visitor saw, and as the visitor wants it.
 * Before the last request of several, it may also end it: some tokens want that first.
 * @throws `PAYMENT_ALTERED`
 */
export function checkChange(parameters: {
  decoded: DecodedApproval
  change: Change
  address: string
  isLast: boolean
  isSame: (one: string | undefined, other: string | undefined) => boolean
}): void {
  const { decoded, change, address, isLast, isSame } = parameters
  const { row, amount, endsSignatures } = change
  // Ending the approval of an item names no spender, because an item has one at most.
  const isSpender = row.kind === 'item' ? decoded.spender === undefined : undefined
  const kept = {
    from: isSame(decoded.from, address),
    kind: decoded.kind === row.kind,
    token: isSame(decoded.token, row.token),
    spender: isSpender ?? isSame(decoded.spender, row.spender),
    item: decoded.item === row.item,
    amount: decoded.amount === amount || (!isLast && decoded.amount === 0n),
    signatures: !decoded.isOfSignatures || endsSignatures === true,
  }
  const field = Object.entries(kept).find(([, isKept]) => !isKept)?.[0]
  if (field) throw new CleatError('PAYMENT_ALTERED', { context: { field } })
}
