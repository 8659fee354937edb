import { getSender } from '../../../runtime/sender/getSender.ts'
import { applySendIntent } from '../form/applySendIntent.ts'
import { readPaymentLink } from '../paymentUris/readPaymentLink.ts'
import type { SendContext } from '../state/sendContext.ts'

/**
 * Applies a payment link to the form and returns its receiver. Returns any other text trimmed.
 * `undefined` without a receiver.
 */
export function applyPaymentLink(context: SendContext, text: string): string | undefined {
  const { kit, state } = context
  const sender = getSender(kit)
  const link = readPaymentLink({ text })
  if (!link || !sender) return text.trim() || undefined
  if (link.status === 'error') {
    state.receiver = { status: 'error', reason: 'link', fault: link.reason }
    return undefined
  }
  const { caipNetworkId } = link
  const isHere =
    link.namespace === sender.namespace &&
    (caipNetworkId === undefined || caipNetworkId === sender.network.caipNetworkId)
  if (!isHere) {
    const known = caipNetworkId && kit.controllers.network.find(caipNetworkId)?.caipNetworkId
    state.receiver = { status: 'error', reason: 'link', fault: 'network', caipNetworkId: known }
    return undefined
  }
  const { to, assetAddress, amount, amountUnits } = link
  state.receiverText = to
  // A link with only an address keeps the chosen token.
  if ([assetAddress, amount, amountUnits].some((part) => part !== undefined))
    void applySendIntent(context, { assetAddress, amount, amountUnits })
  return to
}
