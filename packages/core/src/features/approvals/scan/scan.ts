import { ref } from 'valtio/vanilla'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import type { FoundApprovals } from '../../../contract/approvals/approvalsAdapter.ts'
import { readApprovalsLog } from '../../../runtime/approvalsLog/readApprovalsLog.ts'
import { getSender } from '../../../runtime/sender/getSender.ts'
import { getKnown } from '../known/getKnown.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'
import type { NetworkScan } from '../state/approvalsState.ts'
import { joinReach } from './joinReach.ts'
import { listHeldTokens } from './listHeldTokens.ts'
import { listPlaces } from './listPlaces.ts'
import { type Look, readClaims, showRows } from './readClaims.ts'
import { searchFurther, searchNew } from './searchLogs.ts'

const feature = 'approvals:load'

/** Networks that are looked at together. */
const atOnce = 3

/**
 * Looks for approvals of the account in use on all networks of the app: at once where they often
 * are and where this page saw some, then where the service says, then in the logs.
 */
export function scan(context: ApprovalsContext): Promise<void> {
  return run(context, lookAround)
}

/** Looks further back where the last looks did not reach the first block. */
export function lookFurther(context: ApprovalsContext): Promise<void> {
  return run(context, async (_, look) => {
    const { reach } = getKnown(context, look.sender)
    if (!reach) return lookAround(context, look)
    if (reach.since > 0) await searchFurther(context, look, reach)
  })
}

async function lookAround(context: ApprovalsContext, look: Look): Promise<void> {
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
  if (!told) return searchNew(context, look)
  await readClaims(context, look, told.claims)
  Object.assign(known, joinReach(known, told))
}

async function run(
  context: ApprovalsContext,
  work: (context: ApprovalsContext, look: Look) => Promise<void>,
): Promise<void> {
  const { kit, state, scanning, lifetime } = context
  const sender = getSender(kit, feature)
  const load = sender && kit.adapters.get(sender.namespace)?.features[feature]
  if (!sender || !load) {
    Object.assign(state, { scan: { status: 'idle' }, rows: ref([]) })
    return
  }
  const signal = AbortSignal.any([scanning.start(), lifetime])
  const places = listPlaces(kit, sender)
  let networks = places.map((place): NetworkScan => {
    const { reach } = getKnown(context, place)
    return { chainId: place.network.caipNetworkId, status: 'pending', reach }
  })
  const show = () => {
    if (signal.aborted) return
    const isPending = networks.some(({ status }) => status === 'pending')
    state.scan = { status: isPending ? 'pending' : 'ended', networks: ref(networks) }
  }
  show()
  showRows(context, sender)
  const loading = load()
  const look = async (at: number): Promise<void> => {
    const place = places[at]
    if (!place || signal.aborted) return
    const { caipNetworkId: chainId, name } = place.network
    let news: Pick<NetworkScan, 'status' | 'error'> = { status: 'success' }
    try {
      const adapter = await loading
      signal.throwIfAborted()
      await work(context, { sender: place, adapter, signal })
    } catch (cause) {
      const error = toCleatError(cause, 'NETWORK_RPC_FAILED', { context: { network: name } })
      news = { status: 'error', error: ref(error) }
    }
    const { reach } = getKnown(context, place)
    networks = networks.map((one, index) => (index === at ? { chainId, ...news, reach } : one))
    show()
    await look(at + atOnce)
  }
  await Promise.all(Array.from({ length: atOnce }, (_, at) => look(at)))
}

async function askService(
  { api }: ApprovalsContext,
  { sender, signal }: Look,
): Promise<FoundApprovals | undefined> {
  const { address, network } = sender
  const { caipNetworkId: chainId } = network
  // Without its answer the page looks alone.
  return await api?.list({ address, chainId, signal }).catch(() => undefined)
}
