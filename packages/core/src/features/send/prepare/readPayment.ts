import { ref } from 'valtio/vanilla'
import type { Payment } from '../../../contract/transfers/payment.ts'
import { getSender } from '../../../runtime/sender/getSender.ts'
import { toAsset } from '../../../runtime/sender/toAsset.ts'
import { validate } from '../form/validate.ts'
import type { SendContext } from '../state/sendContext.ts'

/** The form's payment; `undefined` while the form is invalid. */
export function readPayment(context: SendContext): Payment | undefined {
  const { kit, state } = context
  const sender = getSender(kit)
  const { token, sendTokenAmount: amount, receiverAddress: to } = state
  if (validate(context) || !sender || !token || amount === undefined || !to) return undefined
  const { network, address } = sender
  return ref({ network, address, to, asset: toAsset(token, network), amount })
}
