import { CleatError } from '../../../base/errors/cleatError.ts'
import { captureView } from '../../../boot/captureView.ts'
import type { Batch } from '../../../contract/calls/batch.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import { inspect } from '../../requests/inspect.ts'
import { judgeApp } from '../../requests/judgeApp.ts'
import type { CallsContext } from '../context/callsContext.ts'
import { callsError } from '../request/callsError.ts'
import { askStep, continueSequence } from './runSequence.ts'

/**
 * Asks for the next call of a sequence, after a reload, a refusal, or because the wallet is paired.
 * What this visit did not judge is judged first.
 * @throws what the judge and the wallet's request throw
 */
export async function continueBatch(context: CallsContext, { id }: { id: string }): Promise<void> {
  const { store } = context
  const batch = store.find(id)
  const step = batch?.steps.findIndex(({ status }) => status !== 'confirmed') ?? -1
  const status = batch?.steps[step]?.status
  const isOpen = status === 'waiting' || status === 'declined'
  if (batch?.mode !== 'sequence' || !isOpen) return
  const view = requireView(context, batch)
  const ask = () => askStep(context, { id, step, view })
  const send = context.judged.has(id) ? undefined : await judgeAgain(context, { batch, step, view })
  context.judged.add(id)
  await (send ? send(ask) : ask())
  continueSequence(context, { id, view }).catch(() => undefined)
}

/** Its account and chain have to be those of the wallet now. */
export function requireView({ kit }: CallsContext, batch: Batch): RequestView {
  const { namespace, address, caipNetworkId } = batch
  const view = captureView(kit, namespace)
  if (view.address !== address)
    throw new CleatError('REQUEST_ACCOUNT_CHANGED', {
      context: { expected: address, actual: view.address },
    })
  if (view.caipNetworkId !== caipNetworkId)
    throw new CleatError('REQUEST_NETWORK_CHANGED', {
      context: { expected: caipNetworkId, actual: view.caipNetworkId },
    })
  return view
}

async function judgeAgain(
  { kit }: CallsContext,
  { batch, step, view }: { batch: Batch; step: number; view: RequestView },
): ReturnType<typeof judgeApp> {
  const chainId = `0x${BigInt(batch.caipNetworkId.split(':')[1] ?? 0).toString(16)}`
  const calls = batch.steps.slice(step).map(({ call }) => call)
  if (calls.length === 0) throw callsError(-32602, 'No call is left.')
  const params = [{ version: '2.0.0', from: batch.address, chainId, atomicRequired: false, calls }]
  const request = { type: 'provider:request', method: 'wallet_sendCalls', params, view } as const
  return judgeApp(kit, await inspect(kit, request))
}
