import { ref } from 'valtio/vanilla'
import type { Payment } from '../../../contract/transfers/payment.ts'
import { readPlace } from '../form/readPlace.ts'
import { toAsset } from '../form/toAsset.ts'
import { validate } from '../form/validate.ts'
import type { PaymentsContext } from '../paymentsContext.ts'

/** The payment that the form means; `undefined` while anything is in its way. */
export function readPayment(context: PaymentsContext): Payment | undefined {
  const { kit, state } = context
  const place = readPlace(kit)
  const { token, sendTokenAmount: amount, receiverAddress: to } = state
  if (validate(context) || !place || !token || amount === undefined || !to) return undefined
  const { network, address } = place
  return ref({ network, address, to, asset: toAsset(token), amount })
}
