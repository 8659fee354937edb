import type { PaymentsContext } from '../paymentsContext.ts'
import type { PaymentWish } from '../paymentWish.ts'
import { setReceiver } from '../receiver/setReceiver.ts'
import { findWishNetwork } from './findWishNetwork.ts'
import { readPlace } from './readPlace.ts'
import { resetForm } from './resetForm.ts'
import { takeWish } from './takeWish.ts'

/** Starts over, with a wish or without one. */
export function begin(context: PaymentsContext, wish: PaymentWish = {}): void {
  const { kit, state } = context
  resetForm(context)
  // What the wallet is asked is told to its end. What the network has is told by what was sent.
  const { sending } = state
  const isAsking = sending.status === 'pending' && sending.step === 'wallet'
  if (!isAsking) state.sending = { status: 'idle' }
  const place = readPlace(kit)
  if (!place) return
  const { caipNetworkId } = place.network
  kit.controllers.events.track('OPEN_SEND', { network: caipNetworkId })
  const isHere = findWishNetwork(kit, wish)?.caipNetworkId === caipNetworkId
  const { to, ...rest } = isHere ? wish : {}
  if (to !== undefined) setReceiver(context, to)
  void takeWish(context, rest)
}
