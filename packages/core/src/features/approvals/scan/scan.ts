import { ref } from 'valtio/vanilla'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import type { ApprovalClaim } from '../../../contract/approvals/approval.ts'
import type { ApprovalsAdapter } from '../../../contract/approvals/approvalsAdapter.ts'
import { readApprovalsLog } from '../../../runtime/approvalsLog/readApprovalsLog.ts'
import { getSender, type Sender } from '../../../runtime/sender/getSender.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'
import type { ApprovalsReach, ApprovalsScan } from '../state/approvalsState.ts'
import { getKnown } from '../state/getKnown.ts'
import { listHeldTokens } from './listHeldTokens.ts'
import { type Look, readClaims, showRows } from './readClaims.ts'

const feature = 'approvals:load'

/**
 * Looks for approvals of the account in use: at once where they often are and where this page saw
 * some, then where the service says, then in the logs.
 */
export function scan(context: ApprovalsContext): Promise<void> {
  return run(context, async (look) => {
    const { sender, adapter, signal } = look
    const { network, address } = sender
    const known = getKnown(context, sender)
    const asked = askService(context, look)
    const tokens = await listHeldTokens(context.kit, sender)
    signal.throwIfAborted()
    await readClaims(context, look, [
      ...known.claims.values(),
      ...readApprovalsLog(context.kit, { address, chainId: network.caipNetworkId }),
      ...adapter.listKnown({ network, address, tokens }),
    ])
    const told = await asked
    signal.throwIfAborted()
    if (!told) return searchLogs(context, look, undefined)
    await readClaims(context, look, told.claims)
    return extend(known.reach, told)
  })
}

/** Looks further back, from where the last look ended. */
export function lookFurther(context: ApprovalsContext): Promise<void> {
  return run(context, async (look) => {
    const { reach } = getKnown(context, look.sender)
    if (reach?.since === 0) return reach
    return searchLogs(context, look, reach?.reachedBlock)
  })
}

async function run(
  context: ApprovalsContext,
  work: (look: Look) => Promise<ApprovalsReach>,
): Promise<void> {
  const { kit, state, scanning, lifetime } = context
  const sender = getSender(kit, feature)
  const load = sender && kit.adapters.get(sender.namespace)?.features[feature]
  if (!sender || !load) {
    Object.assign(state, { scan: { status: 'idle' }, rows: ref([]) })
    return
  }
  const signal = AbortSignal.any([scanning.start(), lifetime])
  const known = getKnown(context, sender)
  const show = (scan: ApprovalsScan) => {
    if (!signal.aborted) state.scan = scan
  }
  show({ status: 'pending', reach: known.reach })
  showRows(context, sender)
  try {
    const adapter: ApprovalsAdapter = await load()
    signal.throwIfAborted()
    known.reach = await work({ sender, adapter, signal })
    show({ status: 'success', reach: known.reach })
  } catch (cause) {
    const error = toCleatError(cause, 'NETWORK_RPC_FAILED', {
      context: { network: sender.network.name },
    })
    show({ status: 'error', error: ref(error), reach: known.reach })
  }
}

/** One look at the logs. What it found is read even if it ends early. */
async function searchLogs(
  context: ApprovalsContext,
  look: Look,
  before: bigint | undefined,
): Promise<ApprovalsReach> {
  const { sender, adapter, signal } = look
  const { network, address } = sender
  const { state } = context
  const known = getKnown(context, sender)
  const found = await adapter.find({
    ...{ network, address, before, signal },
    onProgress({ reachedBlock }) {
      if (signal.aborted || state.scan.status !== 'pending') return
      const since = known.reach?.since ?? 0
      state.scan = { status: 'pending', ...(since > 0 && { reach: { reachedBlock, since } }) }
    },
  })
  signal.throwIfAborted()
  await readClaims(context, look, found.claims)
  return extend(known.reach, found)
}

/** Earlier looks may have reached further. */
function extend(before: ApprovalsReach | undefined, now: ApprovalsReach): ApprovalsReach {
  const { reachedBlock, since } = now
  return before && before.reachedBlock < reachedBlock ? before : { reachedBlock, since }
}

async function askService(
  { api }: ApprovalsContext,
  { sender, signal }: Look,
): Promise<(ApprovalsReach & { claims: readonly ApprovalClaim[] }) | undefined> {
  const { address, network } = sender as Sender
  const { caipNetworkId: chainId } = network
  // Without its answer the page looks alone.
  return await api?.list({ address, chainId, signal }).catch(() => undefined)
}
