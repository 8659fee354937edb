import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { getSender } from '../../../runtime/sender/getSender.ts'
import { findQuote } from '../state/findQuote.ts'
import type { SwapContext } from '../state/swapContext.ts'
import type { SwapValidationError } from '../state/swapController.ts'

/** The form's first validation error, in the order of its fields. */
export function validate({
  kit,
  state,
}: Pick<SwapContext, 'kit' | 'state'>): SwapValidationError | undefined {
  const sender = getSender(kit, 'swaps:load')
  const { sourceToken, toToken, sourceTokenAmount: amount, max } = state
  if (!sender) return 'unsupported'
  const { caipNetworkId } = sender.network
  if (sourceToken?.chainId !== caipNetworkId || toToken?.chainId !== caipNetworkId) return 'token'
  if (sourceToken.address === toToken.address) return 'same-token'
  if (amount === undefined || amount <= 0n) return 'amount'
  if (amount > sourceToken.quantity.amount) return 'funds'
  if (max !== undefined && amount > max) return 'fee'
  return validateQuotes(state)
}

function validateQuotes(state: SwapContext['state']): SwapValidationError | undefined {
  const { quoting } = state
  if (quoting.status === 'idle' || quoting.status === 'pending') return 'pending'
  if (quoting.status === 'error')
    return isCleatError(quoting.error, 'SWAP_NO_ROUTE') ? 'no-route' : 'failed'
  const quote = findQuote(state)
  if (quote) return undefined
  const [first] = quoting.quotes
  const error = first?.status === 'error' ? first.error : undefined
  if (isCleatError(error, 'PAYMENT_FUNDS_INSUFFICIENT')) return 'funds'
  if (isCleatError(error, 'PAYMENT_FEE_UNCOVERED')) return 'fee'
  return 'no-route'
}
