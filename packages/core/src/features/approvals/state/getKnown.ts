import type { Sender } from '../../../runtime/sender/getSender.ts'
import type { ApprovalsContext, KnownApprovals } from './approvalsContext.ts'

/** What is known of an account on a network. */
export function getKnown(
  { known }: Pick<ApprovalsContext, 'known'>,
  { network, address }: Pick<Sender, 'network' | 'address'>,
): KnownApprovals {
  const key = `${network.caipNetworkId}:${address}`
  const there = known.get(key)
  if (there) return there
  const created: KnownApprovals = {
    ...{ claims: new Map(), approvals: new Map(), reach: undefined, prices: new Map() },
  }
  known.set(key, created)
  return created
}
