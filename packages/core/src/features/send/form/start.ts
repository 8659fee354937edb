import { setReceiver } from '../receiver/setReceiver.ts'
import type { SendContext } from '../sendContext.ts'
import type { SendIntent } from '../sendIntent.ts'
import { applySendIntent } from './applySendIntent.ts'
import { findIntentNetwork } from './findIntentNetwork.ts'
import { getSender } from './getSender.ts'
import { resetForm } from './resetForm.ts'

/** Starts over, with a intent or without one. */
export function start(context: SendContext, intent: SendIntent = {}): void {
  const { kit, state } = context
  resetForm(context)
  // What the wallet is asked is told to its end. What the network has is told by what was sent.
  const { sending } = state
  const isAsking = sending.status === 'pending' && sending.step === 'wallet'
  if (!isAsking) state.sending = { status: 'idle' }
  const sender = getSender(kit)
  if (!sender) return
  const { caipNetworkId } = sender.network
  kit.controllers.events.track('OPEN_SEND', { network: caipNetworkId })
  const isHere = findIntentNetwork(kit, intent)?.caipNetworkId === caipNetworkId
  const { to, ...rest } = isHere ? intent : {}
  if (to !== undefined) setReceiver(context, to)
  void applySendIntent(context, rest)
}
