import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import { getSender } from '../../../runtime/sender/getSender.ts'
import { updateMaxAmount } from '../form/updateMaxAmount.ts'
import { listNotices } from '../notices/listNotices.ts'
import { forgetPrepared } from '../state/forgetPrepared.ts'
import type { SendContext } from '../state/sendContext.ts'
import type { ReceiverFlow } from '../state/sendState.ts'
import { addPicture } from './addPicture.ts'
import { applyPaymentLink } from './applyPaymentLink.ts'
import { type FoundReceiver, findReceiver } from './findReceiver.ts'

/** Takes a typed or pasted text as the receiver, and resolves it. */
export function setReceiver(context: SendContext, text: string): void {
  const { state, tasks } = context
  const { receiverAddress: before } = state
  const signal = tasks.receiver.start()
  forgetPrepared(context)
  show(context, { status: 'idle' })
  state.receiverText = text
  const rest = applyPaymentLink(context, text)
  if (rest) void look(context, { text: rest, before, signal })
}

async function look(
  context: SendContext,
  parameters: { text: string; before: string | undefined; signal: AbortSignal },
): Promise<void> {
  const { text, before, signal } = parameters
  const sender = getSender(context.kit)
  if (!sender) return
  show(context, { status: 'pending' })
  try {
    const found = await findReceiver(context, { text, sender, signal })
    if (signal.aborted) return
    if (found.status === 'error') return show(context, found)
    take(context, found)
    void addPicture(context, { found, sender, signal })
    // The fee may depend on the receiver.
    if (found.address !== before) updateMaxAmount(context)
  } catch (error) {
    if (signal.aborted) return
    const failure = isCleatError(error)
      ? error
      : toCleatError(error, 'NETWORK_RPC_FAILED', { context: { network: sender.network.name } })
    show(context, { status: 'error', reason: 'failed', error: failure })
  }
}

function take(context: SendContext, found: FoundReceiver): void {
  const { state } = context
  state.receiverAddress = found.address
  state.receiverProfileName = found.name
  state.receiverProfileImageUrl = found.avatar
  state.receiver = { status: 'success', notices: listNotices(context, found) }
}

/** Shows a lookup's status, without a receiver. */
function show({ state }: SendContext, flow: ReceiverFlow): void {
  state.receiverAddress = undefined
  state.receiverProfileName = undefined
  state.receiverProfileImageUrl = undefined
  state.receiver = flow
}
