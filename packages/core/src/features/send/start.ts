import { getSender } from '../../runtime/sender/getSender.ts'
import { isSmartAccount } from '../../runtime/sender/isSmartAccount.ts'
import { applySendIntent } from './form/applySendIntent.ts'
import { findIntentNetwork } from './form/findIntentNetwork.ts'
import { setReceiver } from './receiver/setReceiver.ts'
import { resetForm } from './state/resetForm.ts'
import type { SendContext } from './state/sendContext.ts'
import type { SendIntent } from './state/sendIntent.ts'

/** Starts a new form, with an intent or without one. */
export function start(context: SendContext, intent: SendIntent = {}): void {
  const { kit, state } = context
  resetForm(context)
  // A wallet's request continues. A sent payment is one of the pending transactions.
  const { sending } = state
  const isAsking = sending.status === 'pending' && sending.step === 'wallet'
  if (!isAsking) state.sending = { status: 'idle' }
  const sender = getSender(kit)
  if (!sender) return
  const { caipNetworkId } = sender.network
  kit.controllers.events.track('OPEN_SEND', {
    isSmartAccount: isSmartAccount(kit, sender),
    network: caipNetworkId,
  })
  const isHere = findIntentNetwork(kit, intent)?.caipNetworkId === caipNetworkId
  const { to, ...rest } = isHere ? intent : {}
  if (to !== undefined) setReceiver(context, to)
  void applySendIntent(context, rest)
}
