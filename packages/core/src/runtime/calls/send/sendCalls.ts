import type { CaipNetwork } from '../../../base/caip/network.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import { readErrorCode } from '../../../contract/adapter/readErrorCode.ts'
import type { Batch } from '../../../contract/calls/batch.ts'
import type { SentCalls } from '../../../contract/calls/callsReport.ts'
import type { CallsAsked } from '../../../contract/requests/calls.ts'
import type { CallsContext } from '../context/callsContext.ts'
import { showProgress } from '../context/showProgress.ts'
import { followBatch } from '../follow/followBatch.ts'
import { readQuirk } from '../quirks/readQuirk.ts'
import type { CallsRequest } from '../request/readCallsRequest.ts'
import { isNotSent } from '../status/isNotSent.ts'
import { trackBatch } from '../status/trackBatch.ts'
import { checkCalls, duplicate } from './checkCalls.ts'
import { runSequence } from './runSequence.ts'

/** What wallets answer that cannot do a batch, or not this one: EIP-1193, JSON-RPC, EIP-5792. */
const unable: ReadonlySet<number | undefined> = new Set([
  ...[4200, -32601, -32602, 5700, 5710, 5740, 5760],
])
/** Of those, what holds for every other batch too. */
const never: ReadonlySet<number | undefined> = new Set([4200, -32601, 5710, 5760])
/** Codes that say what happened, whatever the words are. Others are codes of any error. */
const isCoded = (code: number | undefined) =>
  code !== undefined && code !== -32603 && code !== -32000 && code !== 5101
/** The visitor declined what the account would have to become. */
const declinedUpgrade = 5750

/**
 * Carries out calls of an app: all at once by the wallet, else one request after the other where
 * the app allows it. What the wallet can do is not waited for: it is tried.
 * @throws `REQUEST_BATCH_UNSUPPORTED`, and what the wallet's request throws
 */
export async function sendCalls(
  context: CallsContext,
  request: CallsAsked,
): Promise<{ readonly id: string }> {
  const { asked, network, isWhole, requireSequence } = await checkCalls(context, request)
  const { view } = request
  const batch = toBatch(context, { request, asked })
  context.judged.add(batch.id)
  if (isWhole) {
    const sent = await askWallet(context, { request, asked, batch, network })
    if (sent) return { id: batch.id }
  }
  requireSequence()
  await runSequence(context, { batch: { ...batch, mode: 'sequence', isAtomic: false }, view })
  return { id: batch.id }
}

type Asked = {
  readonly request: CallsAsked
  readonly asked: CallsRequest
  readonly batch: Batch
  readonly network: CaipNetwork
}

/** `false` if the wallet cannot do it. */
async function askWallet(
  context: CallsContext,
  { request, asked, batch, network }: Asked,
): Promise<boolean> {
  const { kit, store, capabilities } = context
  const { view } = request
  const { id, address: from } = batch
  const { calls, isAtomic, capabilities: wanted } = asked
  try {
    const answer = await kit.request({
      type: 'calls:send',
      calls: { ...{ id, calls, from, network, isAtomic }, ...(wanted && { capabilities: wanted }) },
      view,
    })
    const sent = answer as SentCalls
    addSent(context, { batch, sent })
    return true
  } catch (error) {
    const code = readErrorCode(error)
    const quirk = isCoded(code) ? undefined : readQuirk(error, findRdns(context, batch))
    if (unable.has(code) || quirk) {
      if (never.has(code) || quirk) capabilities.noteRefusal({ view, network })
      return false
    }
    const failure = toCleatError(error, 'WALLET_ERROR', {
      context: { wallet: view.wallet, method: request.method },
    })
    if (code === declinedUpgrade && !isAtomic) {
      // One by one, the account stays as it is.
      store.add({ ...batch, mode: 'sequence', isAtomic: false, status: 'notSent' })
      showProgress(context, batch.id)
      throw new CleatError('REQUEST_USER_REJECTED', {
        context: { wallet: view.wallet, method: request.method },
        cause: error,
      })
    }
    if (code === duplicate || !isNotSent(failure)) {
      // The wallet may have it all the same.
      store.add(batch)
      followBatch(context, id)
    }
    throw failure
  }
}

function findRdns({ kit }: CallsContext, batch: Batch): string | undefined {
  const { connectorId = '', namespace } = batch
  return kit.controllers.connectors.find({ connectorId, namespace })?.info?.rdns
}

function addSent(context: CallsContext, { batch, sent }: { batch: Batch; sent: SentCalls }): void {
  const { store } = context
  const { id: walletId, since } = sent
  const isReused = store.state.batches.some(
    ({ id, walletId: other = id, address }) => other === walletId && address === batch.address,
  )
  const added: Batch = {
    ...batch,
    ...(walletId !== batch.id && { walletId }),
    ...(since !== undefined && { since }),
    // Its answers would be about the other one.
    status: isReused ? 'unknown' : 'pending',
  }
  store.add(added)
  trackBatch(context, added, 'BATCH_SENT')
  if (isReused) trackBatch(context, added)
  else followBatch(context, batch.id)
}

function toBatch(
  { kit }: CallsContext,
  { request, asked }: { request: CallsAsked; asked: CallsRequest },
): Batch {
  const { namespace, address, caipNetworkId, wallet, connectorId } = request.view
  return {
    id: asked.id ?? createId(),
    ...{ namespace, address, caipNetworkId, wallet },
    connectorId: connectorId ?? kit.controllers.account.get(namespace).connectorId,
    ...{ mode: 'wallet', isAtomic: asked.isAtomic, status: 'pending', sentAt: Date.now() },
    steps: asked.calls.map((call) => ({ call, status: 'waiting' })),
  }
}

/** 32 random bytes, which no other app can guess. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
