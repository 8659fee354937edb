import { CleatError } from '../../../base/errors/cleatError.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'
import { askWallet, captureSender } from './askWallet.ts'
import type { Change, Changing } from './change.ts'
import { prepareChange } from './prepareChange.ts'
import { readChanged } from './readChanged.ts'

/**
 * Asks the wallet for one change, follows it, and reads the approval again. Only what is read then
 * says that it is done.
 * @throws errors of the request pipeline, `PAYMENT_ALTERED`, `TRANSACTION_FAILED`, and
 *   `NETWORK_RPC_FAILED` while nothing is sent
 */
export async function changeOne(
  context: ApprovalsContext,
  changing: Changing,
  change: Change,
): Promise<'done' | 'kept' | 'unknown'> {
  const { sender, onNews } = changing
  onNews(change, { status: 'preparing' })
  const view = captureSender(context, sender)
  const requests = await prepareChange(context, changing, change)
  let isIncluded = true
  for (const [index, request] of requests.entries()) {
    const step = requests.length > 1 ? { index, count: requests.length } : undefined
    onNews(change, { status: 'wallet', step })
    const hash = String(await askWallet(context, { request, view }))
    onNews(change, { status: 'network', step, hash })
    if (!(await follow(context, changing, hash))) isIncluded = false
  }
  const isChanged = (await readChanged(context, changing, [change])).get(change)
  if (isChanged) return 'done'
  return isIncluded && isChanged === false ? 'kept' : 'unknown'
}

/**
 * Whether the chain has it.
 * @throws `TRANSACTION_FAILED`
 */
async function follow(
  { lifetime: signal }: ApprovalsContext,
  { sender, adapter }: Changing,
  hash: string,
): Promise<boolean> {
  const { network, address } = sender
  const outcome = await adapter.follow({ network, address, hash, signal })
  if (outcome.status !== 'failed') return outcome.status === 'included'
  const { reason, hash: sent } = outcome
  throw new CleatError('TRANSACTION_FAILED', { context: { reason, hash: sent } })
}
