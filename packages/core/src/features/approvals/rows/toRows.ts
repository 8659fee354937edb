import { toFiat } from '../../../base/amounts/toFiat.ts'
import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { Approval } from '../../../contract/approvals/approval.ts'
import type { ApprovalFlag, ApprovalRow } from '../state/approvalRow.ts'
import { toApprovalId } from './toApprovalId.ts'

const yearSeconds = 365 * 86_400

/** Adds to the approvals of a network what follows from them. */
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
  return [...approvals].map((approval): ApprovalRow => {
    const { token, exposed, decimals, kind } = approval
    const price = prices.get(token.toLowerCase())
    const isAmount = kind === 'token' || kind === 'permit2'
    return {
      ...approval,
      id: `${chainId} ${toApprovalId(approval)}`,
      chainId,
      isListed: prices.has(token.toLowerCase()),
      value:
        isAmount && exposed !== undefined
          ? toFiat({ amount: exposed, decimals, price })
          : undefined,
      flags: listFlags(approval, now),
    }
  })
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
