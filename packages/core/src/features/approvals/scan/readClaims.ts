import { ref } from 'valtio/vanilla'
import type { ApprovalClaim } from '../../../contract/approvals/approval.ts'
import type { ApprovalsAdapter } from '../../../contract/approvals/approvalsAdapter.ts'
import type { Sender } from '../../../runtime/sender/getSender.ts'
import { getKnown } from '../known/getKnown.ts'
import { fetchPrices } from '../rows/fetchPrices.ts'
import { sortRows } from '../rows/sortRows.ts'
import { toApprovalId } from '../rows/toApprovalId.ts'
import { toRows } from '../rows/toRows.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'
import { listPlaces } from './listPlaces.ts'

/** Claims that are read and shown together. */
const most = 500

export type Look = {
  readonly sender: Sender
  readonly adapter: ApprovalsAdapter
  readonly signal: AbortSignal
}

/**
 * Reads claims from the chain, and shows those that are there. A claim alone is never shown: logs,
 * services and memory can be wrong, and what was true may have ended.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readClaims(
  context: ApprovalsContext,
  look: Look,
  claims: readonly ApprovalClaim[],
): Promise<void> {
  const { sender, adapter, signal } = look
  const { network, address } = sender
  const known = getKnown(context, sender)
  for (let at = 0; at < claims.length; at += most) {
    const part = claims.slice(at, at + most)
    const { approvals, unread } = await adapter.read({ network, address, claims: part, signal })
    signal.throwIfAborted()
    const found = new Map(approvals.map((approval) => [toApprovalId(approval), approval]))
    const doubtful = new Set(unread.map(toApprovalId))
    for (const id of part.map(toApprovalId)) {
      if (doubtful.has(id)) continue
      known.approvals.delete(id)
      known.claims.delete(id)
    }
    for (const [id, approval] of found) {
      known.approvals.set(id, approval)
      const { kind, token, spender, item, at: time } = approval
      known.claims.set(id, {
        ...{ kind, token, spender },
        ...(item !== undefined && { item }),
        ...(time !== undefined && { at: time }),
      })
    }
    showRows(context, sender)
  }
  const prices = await fetchPrices(context, sender, known.approvals.values())
  signal.throwIfAborted()
  known.prices = prices
  showRows(context, sender)
}

/** Shows what is known of the account on all its networks. */
export function showRows(context: ApprovalsContext, sender: Sender): void {
  const now = Math.floor(Date.now() / 1000)
  const rows = listPlaces(context.kit, sender).flatMap((place) => {
    const { approvals, prices } = getKnown(context, place)
    return toRows(approvals.values(), { chainId: place.network.caipNetworkId, prices, now })
  })
  context.state.rows = ref(sortRows(rows))
}
