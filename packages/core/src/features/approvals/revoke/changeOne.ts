import { CleatError } from '../../../base/errors/cleatError.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'
import { askWallet, captureSender } from './askWallet.ts'
import type { Change, Changing } from './change.ts'
import { findChanged } from './findChanged.ts'
import { prepareChange } from './prepareChange.ts'

/**
 * Asks the wallet for one change, follows it, and reads the approval again. Only what is read then
 * says that it is done.
 * @returns whether the chain has it as wanted
 * @throws errors of the request pipeline, `PAYMENT_ALTERED`, `TRANSACTION_FAILED`,
 *   `NETWORK_RPC_FAILED`
 */
export async function changeOne(
  context: ApprovalsContext,
  changing: Changing,
  change: Change,
): Promise<boolean> {
  const { sender, onNews } = changing
  onNews(change, { status: 'preparing' })
  const view = captureSender(context, sender)
  const requests = await prepareChange(context, changing, change)
  for (const [index, request] of requests.entries()) {
    const step = requests.length > 1 ? { index, count: requests.length } : undefined
    onNews(change, { status: 'wallet', step })
    const hash = String(await askWallet(context, { request, view }))
    onNews(change, { status: 'network', step, hash })
    await follow(context, changing, hash)
  }
  return (await findChanged(context, changing, [change])).has(change)
}

/** @throws `TRANSACTION_FAILED` */
async function follow(
  { lifetime: signal }: ApprovalsContext,
  { sender, adapter }: Changing,
  hash: string,
): Promise<void> {
  const { network, address } = sender
  const outcome = await adapter.follow({ network, address, hash, signal })
  if (outcome.status !== 'failed') return
  const { reason, hash: sent } = outcome
  throw new CleatError('TRANSACTION_FAILED', { context: { reason, hash: sent } })
}
