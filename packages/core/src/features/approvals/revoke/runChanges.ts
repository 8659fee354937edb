import { ref } from 'valtio/vanilla'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import { getSender, isSameSender } from '../../../runtime/sender/getSender.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'
import type { RevokingItem } from '../state/approvalsState.ts'
import type { Change } from './change.ts'
import { changeOne } from './changeOne.ts'

/**
 * Carries out changes one after another. A failure of one does not keep the next from being tried;
 * a visitor who declines ends the run. Batches (EIP-5792) have their place here: they would take
 * all changes at once, and read each approval again in the same way.
 */
export async function runChanges(
  context: ApprovalsContext,
  changes: readonly Change[],
): Promise<void> {
  const { kit, state, internal, lifetime } = context
  const sender = getSender(kit, 'approvals:load')
  const load = sender && kit.adapters.get(sender.namespace)?.features['approvals:load']
  if (!sender || !load || changes.length === 0 || state.revoking.status === 'pending') return
  internal.isStopped = false
  let items: readonly RevokingItem[] = changes.map(({ row, amount }) => ({
    ...{ row, amount, status: 'waiting' },
  }))
  const show = (status: 'pending' | 'ended') => {
    if (!lifetime.aborted) state.revoking = { status, items: ref([...items]) }
  }
  show('pending')
  const adapter = await load().catch(() => undefined)
  for (const [at, change] of changes.entries()) {
    const put = (news: Partial<RevokingItem>) => {
      items = items.map((item, index) => (index === at ? { ...item, ...news } : item))
      show('pending')
    }
    const isSame = isSameSender(sender, getSender(kit, 'approvals:load'))
    if (!adapter || internal.isStopped || lifetime.aborted || !isSame) break
    try {
      const onStatus = (news: Partial<RevokingItem>) => put(news)
      const isDone = await changeOne(context, { sender, adapter, onStatus }, change)
      put({ status: isDone ? 'done' : 'kept' })
      if (isDone && change.amount === 0n) track(context, change)
    } catch (cause) {
      const error = ref(toError(cause))
      const isDeclined = isCleatError(error, 'REQUEST_USER_REJECTED')
      put({ status: isDeclined ? 'declined' : 'failed', error })
      if (isDeclined) break
    }
  }
  show('ended')
}

function toError(cause: unknown) {
  return toCleatError(cause, 'WALLET_ERROR', {
    context: { wallet: 'The wallet', method: 'approvals' },
  })
}

function track({ kit }: ApprovalsContext, { row }: Change): void {
  const { kind, chainId: caipNetworkId } = row
  kit.controllers.events.track('APPROVAL_REVOKED', { kind, caipNetworkId })
}
