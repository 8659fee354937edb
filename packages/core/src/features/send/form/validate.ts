import type { SendValidationError } from '../payments.ts'
import type { PaymentsContext } from '../paymentsContext.ts'
import { readPlace } from './readPlace.ts'

/** What is in the way of the form, by the order in which it asks. */
export function validate({
  kit,
  state,
}: Pick<PaymentsContext, 'kit' | 'state'>): SendValidationError | undefined {
  const place = readPlace(kit)
  const { token, sendTokenAmount: amount, most } = state
  if (!place) return 'unsupported'
  if (token?.chainId !== place.network.caipNetworkId) return 'token'
  if (amount === undefined || amount <= 0n) return 'amount'
  if (amount > token.quantity.amount || (most !== undefined && amount > most)) return 'funds'
  return validateReceiver({ state })
}

function validateReceiver({
  state,
}: Pick<PaymentsContext, 'state'>): SendValidationError | undefined {
  const { receiver, receiverAddress } = state
  switch (receiver.status) {
    case 'idle':
      return 'receiver'
    case 'pending':
      return 'receiver-pending'
    case 'error':
      return 'receiver-invalid'
    case 'success': {
      const has = (type: string) => receiver.notices.some((notice) => notice.type === type)
      if (!receiverAddress || has('token-contract')) return 'receiver-invalid'
      return has('look-alike') && !receiver.isConfirmed ? 'receiver-unconfirmed' : undefined
    }
    default:
      return receiver satisfies never
  }
}
