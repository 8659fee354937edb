import { getSender } from '../../../runtime/sender/getSender.ts'
import type { SendContext } from '../state/sendContext.ts'
import type { SendValidationError } from '../state/sendController.ts'

/** The form's first validation error, in the order of its fields. */
export function validate({
  kit,
  state,
}: Pick<SendContext, 'kit' | 'state'>): SendValidationError | undefined {
  const sender = getSender(kit)
  const { token, sendTokenAmount: amount, max } = state
  if (!sender) return 'unsupported'
  if (token?.chainId !== sender.network.caipNetworkId) return 'token'
  // Amounts of the native coin count in the app's decimals, so another balance is not its balance.
  if (!token.address && token.quantity.decimals !== sender.network.nativeCurrency.decimals)
    return 'token'
  if (amount === undefined || amount <= 0n) return 'amount'
  if (amount > token.quantity.amount || (max !== undefined && amount > max)) return 'funds'
  return validateReceiver({ state })
}

function validateReceiver({ state }: Pick<SendContext, 'state'>): SendValidationError | undefined {
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
