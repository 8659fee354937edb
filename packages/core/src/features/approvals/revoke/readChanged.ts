import type { ApprovalClaim } from '../../../contract/approvals/approval.ts'
import { getKnown } from '../known/getKnown.ts'
import { toApprovalId } from '../rows/toApprovalId.ts'
import { showRows } from '../scan/readClaims.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'
import type { Change, Changing } from './change.ts'

/** Nodes may be behind the one that had the receipt. */
const tries = { count: 6, gapMs: 1000 }

/**
 * Reads approvals again, and shows what the chain has now. Resolves with the last answer to each:
 * `true` if it is as wanted, nothing if it could not be read.
 * @throws the reason of the context's end
 */
export async function readChanged(
  context: ApprovalsContext,
  { sender, adapter }: Pick<Changing, 'sender' | 'adapter'>,
  changes: readonly Change[],
): Promise<ReadonlyMap<Change, boolean>> {
  const { lifetime: signal } = context
  const { network, address } = sender
  const known = getKnown(context, sender)
  const found = new Map<Change, boolean>()
  for (let count = 0; count < tries.count; count += 1) {
    const left = changes.filter((change) => !found.get(change))
    const claims = left.map(({ row }) => toClaim(row))
    const read = await adapter.read({ network, address, claims, signal }).catch(() => {
      signal.throwIfAborted()
      return { approvals: [], unread: claims }
    })
    const byId = new Map(read.approvals.map((approval) => [toApprovalId(approval), approval]))
    const unread = new Set(read.unread.map(toApprovalId))
    for (const change of left) {
      const id = toApprovalId(change.row)
      if (unread.has(id)) continue
      const approval = byId.get(id)
      if (approval) known.approvals.set(id, approval)
      else known.approvals.delete(id)
      found.set(change, (approval?.amount ?? 0n) === change.amount)
    }
    showRows(context, sender)
    if (changes.every((change) => found.get(change))) break
    await new Promise((resolve) => setTimeout(resolve, tries.gapMs))
    signal.throwIfAborted()
  }
  return found
}

function toClaim({ kind, token, spender, item, at }: ApprovalClaim): ApprovalClaim {
  const claim = { kind, token, spender }
  return { ...claim, ...(item !== undefined && { item }), ...(at !== undefined && { at }) }
}
