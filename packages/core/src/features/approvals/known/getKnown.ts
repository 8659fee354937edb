import type { Sender } from '../../../runtime/sender/getSender.ts'
import type { ApprovalsContext, KnownApprovals } from '../state/approvalsContext.ts'
import { readScan } from './storedScans.ts'

/** What is known of an account on a network. At first, what an earlier visit found. */
export function getKnown(
  { known, kit }: Pick<ApprovalsContext, 'known' | 'kit'>,
  { network, address }: Pick<Sender, 'network' | 'address'>,
): KnownApprovals {
  const { caipNetworkId: chainId } = network
  const key = `${chainId}:${address}`
  const there = known.get(key)
  if (there) return there
  const { claims = [], reach, newestBlock } = readScan(kit, { address, chainId }) ?? {}
  const created: KnownApprovals = {
    claims: new Map(claims),
    ...{ approvals: new Map(), reach, newestBlock, prices: new Map() },
  }
  known.set(key, created)
  return created
}
