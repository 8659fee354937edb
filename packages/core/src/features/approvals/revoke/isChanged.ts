import { toApprovalId } from '../rows/toApprovalId.ts'
import { showRows } from '../scan/readClaims.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'
import { getKnown } from '../state/getKnown.ts'
import type { Change, Changing } from './change.ts'

/** Nodes may be behind the one that had the receipt. */
const tries = { count: 6, gapMs: 1000 }

/**
 * Reads an approval again, and shows what the chain has now. Whether that is what was wanted.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function isChanged(
  context: ApprovalsContext,
  { sender, adapter, change }: Pick<Changing, 'sender' | 'adapter'> & { change: Change },
): Promise<boolean> {
  const { lifetime: signal } = context
  const { network, address } = sender
  const { row, amount } = change
  const { kind, token, spender, item, at } = row
  const claim = { kind, token, spender, ...(item !== undefined && { item }), ...(at && { at }) }
  const known = getKnown(context, sender)
  for (let count = 0; count < tries.count; count += 1) {
    const [read] = await adapter.read({ network, address, claims: [claim], signal })
    const id = toApprovalId(row)
    if (read) known.approvals.set(id, read)
    else known.approvals.delete(id)
    if ((read?.amount ?? 0n) === amount) {
      showRows(context, sender)
      return true
    }
    await new Promise((resolve) => setTimeout(resolve, tries.gapMs))
    signal.throwIfAborted()
  }
  showRows(context, sender)
  return false
}
