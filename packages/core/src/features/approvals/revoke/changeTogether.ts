import { CleatError } from '../../../base/errors/cleatError.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { readProperty } from '../../../base/errors/readProperty.ts'
import { readErrorCode } from '../../../contract/adapter/readErrorCode.ts'
import type { Batch } from '../../../contract/calls/batch.ts'
import type { Calls } from '../../../contract/requests/calls.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'
import { askWallet, captureSender } from './askWallet.ts'
import { getBatchSize, setBatchSize } from './batchSize.ts'
import type { Change, Changing } from './change.ts'
import { joinRequests, type ReadyChange } from './joinRequests.ts'
import { prepareChange } from './prepareChange.ts'
import { readChanged } from './readChanged.ts'
import { toFailure } from './toFailure.ts'

/** Changes that are tried out at the same time. */
const atOnce = 8
/** What wallets answer whose visitor did not let them change the account. @see EIP-5792 */
const declinedUpgrade = 5750

/**
 * Asks the wallet for several changes as a whole, follows them, and reads the approvals again.
 * Those that would fail are left out, so that they do not take the others with them.
 * @returns those that are still to be asked for, because the wallet takes no batch; that the
 *   visitor declined; or that the wallet may take fewer. Never rejects
 */
export async function changeTogether(
  context: ApprovalsContext,
  changing: Changing,
  changes: readonly Change[],
): Promise<readonly Change[] | 'declined' | 'too many'> {
  const { sender, onNews } = changing
  const calls = await findCalls(context, changing)
  if (!calls || changes.length < 2) return changes
  for (const change of changes) onNews(change, { status: 'preparing' })
  const ready = await prepareAll(context, changing, changes)
  const all = ready.map(({ change }) => change)
  if (all.length < 2) return all
  const tell = (news: Parameters<typeof onNews>[1]) => {
    for (const change of all) onNews(change, news)
  }
  try {
    const view = captureSender(context, sender)
    const request = joinRequests(context, changing, ready)
    tell({ status: 'wallet' })
    const id = String(readProperty(await askWallet(context, { request, view }), 'id'))
    tell({ status: 'network' })
    await report(context, changing, { ready, batch: await follow(context, calls, id) })
  } catch (cause) {
    if (isCleatError(cause, 'REQUEST_BATCH_UNSUPPORTED')) {
      tell({ status: 'waiting' })
      const isUnable = (await findCalls(context, changing)) === undefined
      return isUnable || all.length < 4 ? all : 'too many'
    }
    const isUpgrade = readErrorCode(cause) === declinedUpgrade
    if (isUpgrade) setBatchSize(context, sender, 1)
    const error = toFailure(cause)
    const isDeclined = isUpgrade || isCleatError(error, 'REQUEST_USER_REJECTED')
    tell({ status: isDeclined ? 'declined' : 'failed', error })
    if (isDeclined) return 'declined'
  }
  return []
}

/** `undefined` where the wallet takes no batch, as far as is known. */
async function findCalls(
  context: ApprovalsContext,
  { sender, adapter }: Changing,
): Promise<Calls | undefined> {
  const { kit } = context
  const { namespace, address, network, connectorId } = sender
  if (!adapter.join || !kit.adapters.get(namespace)?.features['calls:send']) return undefined
  if (getBatchSize(context, sender) < 2) return undefined
  const calls = await kit.calls?.().catch(() => undefined)
  const view = { namespace, address, connectorId }
  const known = await calls?.getCapabilities({ view, network, isInstant: true })
  return known?.atomic === 'unsupported' ? undefined : calls
}

async function prepareAll(
  context: ApprovalsContext,
  changing: Changing,
  changes: readonly Change[],
): Promise<readonly ReadyChange[]> {
  const { onNews } = changing
  const ready: ReadyChange[] = []
  for (let at = 0; at < changes.length; at += atOnce) {
    const part = changes.slice(at, at + atOnce).map(async (change) => {
      try {
        return [{ change, requests: await prepareChange(context, changing, change) }]
      } catch (cause) {
        onNews(change, { status: 'failed', error: toFailure(cause) })
        return []
      }
    })
    ready.push(...(await Promise.all(part)).flat())
  }
  return ready
}

/** Follows calls until wallet or chain have decided. `undefined` if neither can be read. */
async function follow({ lifetime }: ApprovalsContext, calls: Calls, id: string) {
  while (true) {
    const batch = await calls.waitForCalls({ id }).catch(() => undefined)
    if (batch?.status !== 'pending') return batch
    lifetime.throwIfAborted()
  }
}

/** What is read of the chain decides. What wallet and receipts say explains the rest. */
async function report(
  context: ApprovalsContext,
  changing: Changing,
  { ready, batch }: { ready: readonly ReadyChange[]; batch: Batch | undefined },
): Promise<void> {
  const { onNews } = changing
  const changed = await readChanged(
    context,
    changing,
    ready.map(({ change }) => change),
  )
  let at = -1
  for (const { change, requests } of ready) {
    at += requests.length
    const { hash, status } = batch?.steps[at] ?? {}
    const isChanged = changed.get(change)
    if (isChanged) onNews(change, { status: 'done', hash })
    else if (batch?.status === 'notSent') onNews(change, { status: 'declined' })
    else if (status === 'reverted') {
      const error = new CleatError('TRANSACTION_FAILED', { context: { reason: status, hash } })
      onNews(change, { status: 'failed', hash, error: toFailure(error) })
    } else {
      const isKept = isChanged === false && status === 'confirmed'
      onNews(change, { status: isKept ? 'kept' : 'unknown', hash })
    }
  }
}
