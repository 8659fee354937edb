import { toFiat } from '../../../base/amounts/toFiat.ts'
import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { Approval } from '../../../contract/approvals/approval.ts'
import type { ApprovalFlag, ApprovalRow } from '../state/approvalRow.ts'
import { toApprovalId } from './toApprovalId.ts'

const yearSeconds = 365 * 86_400

/** Adds to approvals what follows from them, and sorts them by what could be lost now. */
export function toRows(
  approvals: Iterable<Approval>,
  {
    chainId,
    prices,
    now,
  }: {
    chainId: CaipNetworkId
    /** Of listed tokens alone, by address in lower case. */
    prices: ReadonlyMap<string, number | undefined>
    /** Seconds since the epoch. */
    now: number
  },
): readonly ApprovalRow[] {
  const rows = [...approvals].map((approval): ApprovalRow => {
    const { token, exposed, decimals, kind } = approval
    const price = prices.get(token.toLowerCase())
    const isAmount = kind === 'token' || kind === 'permit2'
    return {
      ...approval,
      id: toApprovalId(approval),
      chainId,
      isListed: prices.has(token.toLowerCase()),
      value:
        isAmount && exposed !== undefined
          ? toFiat({ amount: exposed, decimals, price })
          : undefined,
      flags: listFlags(approval, now),
    }
  })
  return rows.sort(compare)
}

function listFlags(approval: Approval, now: number): readonly ApprovalFlag[] {
  const { isAny, isExpired, spenderType, spenderName, at } = approval
  const flags: readonly (readonly [ApprovalFlag, boolean])[] = [
    ['account', spenderType === 'account'],
    ['any', isAny],
    ['unknown', spenderType === 'contract' && spenderName === undefined],
    ['old', at !== undefined && at < now - yearSeconds],
    ['expired', isExpired],
  ]
  return flags.flatMap(([flag, isSet]) => (isSet ? [flag] : []))
}

/** Most to lose first; then what is unlimited, by its name. The order is the same each time. */
function compare(one: ApprovalRow, other: ApprovalRow): number {
  const [value, otherValue] = [one.value ?? 0n, other.value ?? 0n]
  if (value !== otherValue) return value > otherValue ? -1 : 1
  return rank(other) - rank(one) || (one.id < other.id ? -1 : 1)
}

function rank({ isExpired, exposed, spenderType, isAny }: ApprovalRow): number {
  if (isExpired) return 0
  const isAtRisk = exposed !== undefined && exposed > 0n
  return (isAtRisk ? 4 : 1) + (spenderType === 'account' ? 2 : 0) + (isAny ? 1 : 0)
}
