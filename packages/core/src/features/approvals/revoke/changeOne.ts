import { raceSignal } from '../../../base/async/raceSignal.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { captureView } from '../../../boot/captureView.ts'
import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import { copyPayload } from '../../../runtime/requests/copyPayload.ts'
import { createWalletTimeout } from '../../../runtime/requests/createWalletTimeout.ts'
import type { Sender } from '../../../runtime/sender/getSender.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'
import type { Change, Changing } from './change.ts'
import { checkChange } from './checkChange.ts'
import { isChanged } from './isChanged.ts'

type Request = ReturnType<typeof toRequest>

/**
 * Asks the wallet for one change, follows it, and reads the approval again. Only what is read then
 * says that it is done.
 * @returns whether the chain has it as wanted
 * @throws errors of the request pipeline, `PAYMENT_ALTERED`, `TRANSACTION_FAILED`,
 *   `NETWORK_RPC_FAILED`
 */
export async function changeOne(
  context: ApprovalsContext,
  { sender, adapter, onStatus }: Changing,
  change: Change,
): Promise<boolean> {
  const { kit } = context
  const { network, address } = sender
  const { row: approval } = change
  onStatus({ status: 'preparing' })
  const view = captureView(kit, sender.namespace)
  checkPlace(view, sender)
  const prepared = await adapter.prepare({ ...change, network, address, approval })
  const isSame = (one: string | undefined, other: string | undefined) =>
    isSameAddress(kit, sender.namespace, one, other)
  for (const [index, given] of prepared.entries()) {
    // The copy is read by other code, and the same copy goes to the wallet.
    const request = toRequest(given)
    const decoded = adapter.decode(request)
    checkChange({ ...{ decoded, change, address, isSame }, isLast: index === prepared.length - 1 })
    const step = prepared.length > 1 ? { index, count: prepared.length } : undefined
    onStatus({ status: 'wallet', step })
    const hash = await askWallet(context, { request, view })
    onStatus({ status: 'network', step, hash })
    await follow(context, { sender, adapter, hash })
  }
  return isChanged(context, { sender, adapter, change })
}

/** @throws `REQUEST_ACCOUNT_CHANGED`, `REQUEST_NETWORK_CHANGED` */
function checkPlace({ address: actual, caipNetworkId }: RequestView, sender: Sender): void {
  const { address: expected, network } = sender
  if (actual !== expected)
    throw new CleatError('REQUEST_ACCOUNT_CHANGED', { context: { expected, actual } })
  if (caipNetworkId !== network.caipNetworkId)
    throw new CleatError('REQUEST_NETWORK_CHANGED', {
      context: { expected: network.caipNetworkId, actual: caipNetworkId },
    })
}

function toRequest({ method, params }: { method: string; params?: unknown }) {
  return { method, params: copyPayload(params) }
}

async function askWallet(
  context: ApprovalsContext,
  { request, view }: { request: Request; view: RequestView },
): Promise<string> {
  const timeout = createWalletTimeout(context, { view, method: 'provider:request' })
  try {
    const asked = { type: 'provider:request', ...request, isConfirmed: true, view } as const
    const answer = context.kit.request(asked)
    return String(await raceSignal(answer, timeout.signal))
  } finally {
    timeout.end()
  }
}

/** @throws `TRANSACTION_FAILED` */
async function follow(
  { lifetime: signal }: ApprovalsContext,
  { sender, adapter, hash }: Pick<Changing, 'sender' | 'adapter'> & { hash: string },
): Promise<void> {
  const { network, address } = sender
  const outcome = await adapter.follow({ network, address, hash, signal })
  if (outcome.status !== 'failed') return
  const { reason, hash: sent } = outcome
  throw new CleatError('TRANSACTION_FAILED', { context: { reason, hash: sent } })
}
