import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import { readPlace } from '../form/readPlace.ts'
import { updateMaxAmount } from '../form/updateMaxAmount.ts'
import type { PaymentsContext } from '../paymentsContext.ts'
import { forgetPrepared } from '../prepare/forgetPrepared.ts'
import type { ReceiverFlow } from '../sendState.ts'
import { type FoundReceiver, findReceiver } from './findReceiver.ts'
import { listNotices } from './listNotices.ts'
import { takeLink } from './takeLink.ts'

/** Takes what was typed or pasted as the receiver, and finds out whom it means. */
export function setReceiver(context: PaymentsContext, text: string): void {
  const { state, work } = context
  const { receiverAddress: before } = state
  const signal = work.receiver.start()
  forgetPrepared(context)
  show(context, { status: 'idle' })
  state.receiverText = text
  const rest = takeLink(context, text)
  if (rest) void look(context, { text: rest, before, signal })
}

async function look(
  context: PaymentsContext,
  parameters: { text: string; before: string | undefined; signal: AbortSignal },
): Promise<void> {
  const { text, before, signal } = parameters
  const place = readPlace(context.kit)
  if (!place) return
  show(context, { status: 'pending' })
  try {
    const found = await findReceiver(context, { text, place, signal })
    if (signal.aborted) return
    if (found.status === 'error') return show(context, found)
    take(context, found)
    // What the chain takes may depend on who is paid.
    if (found.address !== before) updateMaxAmount(context)
  } catch (error) {
    if (signal.aborted) return
    const failure = isCleatError(error)
      ? error
      : toCleatError(error, 'NETWORK_RPC_FAILED', { context: { network: place.network.name } })
    show(context, { status: 'error', reason: 'failed', error: failure })
  }
}

function take(context: PaymentsContext, found: FoundReceiver): void {
  const { state } = context
  state.receiverAddress = found.address
  state.receiverProfileName = found.name
  state.receiverProfileImageUrl = found.avatar
  state.receiver = { status: 'success', notices: listNotices(context, found) }
}

/** Says where it stands, with nobody as the receiver. */
function show({ state }: PaymentsContext, flow: ReceiverFlow): void {
  state.receiverAddress = undefined
  state.receiverProfileName = undefined
  state.receiverProfileImageUrl = undefined
  state.receiver = flow
}
