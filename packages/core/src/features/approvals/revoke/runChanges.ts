import { ref } from 'valtio/vanilla'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { switchNetwork } from '../../../runtime/actions/switchNetwork.ts'
import { getSender, type Sender } from '../../../runtime/sender/getSender.ts'
import { listPlaces } from '../scan/listPlaces.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'
import type { RevokingItem } from '../state/approvalsState.ts'
import { getBatchSize, setBatchSize } from './batchSize.ts'
import type { Change, ChangeNews, Changing } from './change.ts'
import { changeOne } from './changeOne.ts'
import { changeTogether } from './changeTogether.ts'
import { toFailure } from './toFailure.ts'

const feature = 'approvals:load'

/**
 * Carries out changes: network by network, together where the wallet can, else one after another. A
 * failure of one does not keep the next from being tried; a visitor who declines ends the run.
 */
export async function runChanges(
  context: ApprovalsContext,
  changes: readonly Change[],
): Promise<void> {
  const { kit, state, internal, lifetime } = context
  const sender = getSender(kit, feature)
  const load = sender && kit.adapters.get(sender.namespace)?.features[feature]
  if (!sender || !load || changes.length === 0 || state.revoking.status === 'pending') return
  internal.isStopped = false
  const items = new Map(
    changes.map((change): [Change, RevokingItem] => {
      const { row, amount } = change
      return [change, { row, amount, status: 'waiting' }]
    }),
  )
  const show = (status: 'pending' | 'ended') => {
    if (!lifetime.aborted) state.revoking = { status, items: ref([...items.values()]) }
  }
  const onNews = (change: Change, news: ChangeNews) => {
    const item = items.get(change)
    if (item) items.set(change, { ...item, ...news })
    if (news.status === 'done' && change.amount === 0n) track(context, change)
    show('pending')
  }
  show('pending')
  const adapter = await load().catch(() => undefined)
  const isOver = () => internal.isStopped || lifetime.aborted || !isSameAccount(context, sender)
  for (const place of adapter ? listPlaces(kit, sender) : []) {
    const { caipNetworkId } = place.network
    const here = changes.filter(({ row }) => row.chainId === caipNetworkId)
    if (!adapter || here.length === 0 || isOver()) continue
    const changing = { sender: place, adapter, onNews }
    const isDeclined = await changeHere(context, { changing, here, isOver })
    // A visitor who declines is asked no more.
    if (isDeclined) break
  }
  show('ended')
}

type Here = {
  readonly changing: Changing
  /** The changes on one network. */
  readonly here: readonly Change[]
  /** Whether no more may be asked for. */
  readonly isOver: () => boolean
}

/** Whether the visitor declined. Never rejects. */
async function changeHere(
  context: ApprovalsContext,
  { changing, here, isOver }: Here,
): Promise<boolean> {
  const entered = await enter(context, changing, here)
  if (entered !== 'there') return entered === 'declined'
  const left: Change[] = []
  let at = 0
  while (at < here.length && !isOver()) {
    const part = here.slice(at, at + getBatchSize(context, changing.sender))
    const rest = await changeTogether(context, changing, part)
    if (rest === 'declined') return true
    if (rest === 'too many') {
      setBatchSize(context, changing.sender, Math.ceil(part.length / 2))
      continue
    }
    left.push(...rest)
    at += part.length
  }
  for (const change of left) {
    if (isOver()) return false
    try {
      changing.onNews(change, { status: await changeOne(context, changing, change) })
    } catch (cause) {
      const error = toFailure(cause)
      const isDeclined = isCleatError(error, 'REQUEST_USER_REJECTED')
      changing.onNews(change, { status: isDeclined ? 'declined' : 'failed', error })
      if (isDeclined) return true
    }
  }
  return false
}

/** Brings the wallet to the network of approvals. Never rejects. */
async function enter(
  { kit }: ApprovalsContext,
  { sender, onNews }: Changing,
  here: readonly Change[],
): Promise<'there' | 'declined' | 'failed'> {
  const { network, namespace } = sender
  const inUse = kit.controllers.network.get(namespace)?.caipNetwork
  if (inUse?.caipNetworkId === network.caipNetworkId) return 'there'
  for (const change of here) onNews(change, { status: 'switching' })
  try {
    await switchNetwork(kit, { network })
    return 'there'
  } catch (cause) {
    const error = toFailure(cause)
    const isDeclined = isCleatError(error, 'NETWORK_SWITCH_REJECTED')
    const status = isDeclined ? 'declined' : 'failed'
    for (const change of here) onNews(change, { status, error })
    return status
  }
}

/** On whichever network: a run switches between them. */
function isSameAccount({ kit }: ApprovalsContext, sender: Sender): boolean {
  const now = getSender(kit, feature)
  return now?.address === sender.address && now.connectorId === sender.connectorId
}

function track({ kit }: ApprovalsContext, { row }: Change): void {
  const { kind, chainId: caipNetworkId } = row
  kit.controllers.events.track('APPROVAL_REVOKED', { kind, caipNetworkId })
}
