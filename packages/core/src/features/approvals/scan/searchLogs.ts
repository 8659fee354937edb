import type { FoundApprovals } from '../../../contract/approvals/approvalsAdapter.ts'
import { getKnown } from '../known/getKnown.ts'
import { storeScan } from '../known/storedScans.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'
import type { ApprovalsReach } from '../state/approvalsState.ts'
import { joinReach } from './joinReach.ts'
import { type Look, readClaims } from './readClaims.ts'

/** Blocks that are looked at again, because a chain may have replaced them. */
const margin = 64n

/** Looks through the logs since the last look, or from the newest block back. */
export async function searchNew(context: ApprovalsContext, look: Look): Promise<void> {
  const known = getKnown(context, look.sender)
  const { newestBlock, reach } = known
  const isKnown = reach !== undefined && newestBlock !== undefined && newestBlock > margin
  const after = isKnown ? newestBlock - margin : undefined
  const found = await search(context, look, { after })
  if (after !== undefined && found.newestBlock !== undefined && found.newestBlock < after) {
    // A shorter chain is another one.
    Object.assign(known, { reach: undefined, newestBlock: undefined })
    return searchNew(context, look)
  }
  Object.assign(known, joinReach(known, found))
  store(context, look)
}

/** Looks through the logs below what earlier looks reached. */
export async function searchFurther(
  context: ApprovalsContext,
  look: Look,
  { reachedBlock }: ApprovalsReach,
): Promise<void> {
  const known = getKnown(context, look.sender)
  const found = await search(context, look, { before: reachedBlock })
  known.reach = { reachedBlock: found.reachedBlock, since: found.since }
  store(context, look)
}

/** One look. What it found is read even if it ends early. */
async function search(
  context: ApprovalsContext,
  look: Look,
  range: { before?: bigint | undefined; after?: bigint | undefined },
): Promise<FoundApprovals> {
  const { sender, adapter, signal } = look
  const { network, address } = sender
  const found = await adapter.find({ network, address, ...range, signal })
  signal.throwIfAborted()
  await readClaims(context, look, found.claims)
  return found
}

function store(context: ApprovalsContext, { sender }: Look): void {
  const { address, network } = sender
  const place = { address, chainId: network.caipNetworkId }
  storeScan(context.kit, place, getKnown(context, sender))
}
