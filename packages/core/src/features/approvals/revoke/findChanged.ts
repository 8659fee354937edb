import type { ApprovalClaim } from '../../../contract/approvals/approval.ts'
import { getKnown } from '../known/getKnown.ts'
import { toApprovalId } from '../rows/toApprovalId.ts'
import { showRows } from '../scan/readClaims.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'
import type { Change, Changing } from './change.ts'

/** Nodes may be behind the one that had the receipt. */
const tries = { count: 6, gapMs: 1000 }

/**
 * Reads approvals again, and shows what the chain has now. Resolves with those that are as wanted.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function findChanged(
  context: ApprovalsContext,
  { sender, adapter }: Pick<Changing, 'sender' | 'adapter'>,
  changes: readonly Change[],
): Promise<ReadonlySet<Change>> {
  const { lifetime: signal } = context
  const { network, address } = sender
  const known = getKnown(context, sender)
  const found = new Set<Change>()
  for (let count = 0; count < tries.count; count += 1) {
    const left = changes.filter((change) => !found.has(change))
    const claims = left.map(({ row }) => toClaim(row))
    const read = await adapter.read({ network, address, claims, signal })
    const byId = new Map(read.map((approval) => [toApprovalId(approval), approval]))
    for (const change of left) {
      const id = toApprovalId(change.row)
      const approval = byId.get(id)
      if (approval) known.approvals.set(id, approval)
      else known.approvals.delete(id)
      if ((approval?.amount ?? 0n) === change.amount) found.add(change)
    }
    showRows(context, sender)
    if (found.size === changes.length) break
    await new Promise((resolve) => setTimeout(resolve, tries.gapMs))
    signal.throwIfAborted()
  }
  return found
}

function toClaim({ kind, token, spender, item, at }: ApprovalClaim): ApprovalClaim {
  const claim = { kind, token, spender }
  return { ...claim, ...(item !== undefined && { item }), ...(at !== undefined && { at }) }
}
