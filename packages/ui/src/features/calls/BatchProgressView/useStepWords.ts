import { type BatchCall, type CaipNetwork, formatAddress, type RequestAction } from '@cleat/core'
import { formatAmount } from '@cleat/core/data'
import { useText } from '../../../i18n/useText.ts'
import type { CallsTexts } from '../texts/en.ts'

/** Says what a call does, in a sentence. Amounts of tokens that are not known are not guessed. */
export function useStepWords(
  network: CaipNetwork | undefined,
): (call: BatchCall, action: RequestAction | undefined) => string {
  const text = useText<CallsTexts>()
  const short = (address: string) => `\u2066${formatAddress(address)}\u2069`
  const amountOf = (token: string | undefined, amount: bigint) => {
    if (token !== undefined) return text('calls.amountOf', { token: short(token) })
    const { decimals = 18, symbol = '' } = network?.nativeCurrency ?? {}
    return `\u2068${formatAmount(amount, decimals)} ${symbol}\u2069`
  }
  return ({ to }, action) => {
    switch (action?.kind) {
      case 'transfer':
        return text('calls.transfer', {
          amount: amountOf(action.token, action.amount),
          to: short(action.to),
        })
      case 'approve': {
        const spender = short(action.spender)
        return action.amount === 'any'
          ? text('calls.approveAny', { spender, token: short(action.token) })
          : text('calls.approve', { spender, amount: amountOf(action.token, action.amount) })
      }
      case 'revoke':
        return text('calls.revoke', {
          spender: short(action.spender),
          token: short(action.token),
        })
      case 'approveAll':
        return text('calls.approveAll', {
          spender: short(action.operator),
          token: short(action.token),
        })
      default:
        return to === undefined ? text('calls.deploy') : text('calls.call', { contract: short(to) })
    }
  }
}
