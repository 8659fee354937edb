import { type BatchCall, type CaipNetwork, formatAddress, type RequestAction } from '@cleat/core'
import { useQueries } from '@tanstack/react-query'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useRuntime } from '../../../kit/useRuntime.ts'
import type { CallsTexts } from '../texts/en.ts'

export declare namespace useStepWords {
  type Parameters = {
    account: string
    network: CaipNetwork | undefined
    /** What the calls do, as far as it is known. */
    actions: readonly (RequestAction | undefined)[]
  }
}

/**
 * Says what a call does, in a sentence. Names and amounts of tokens are what the chain says. What
 * is not known is not guessed.
 */
export function useStepWords(
  parameters: useStepWords.Parameters,
): (call: BatchCall, action: RequestAction | undefined) => string {
  const { network } = parameters
  const text = useText<CallsTexts>()
  const format = useFormat()
  const findToken = useTokens(parameters)
  const short = (address: string) => `\u2066${formatAddress(address)}\u2069`
  const nameOf = (token: string) => {
    const symbol = findToken(token)?.symbol
    return symbol === undefined ? short(token) : `\u2068${symbol}\u2069`
  }
  const amountOf = (token: string | undefined, amount: bigint) => {
    const known = token === undefined ? network?.nativeCurrency : findToken(token)
    if (token !== undefined && !known) return text('calls.amountOf', { token: short(token) })
    const { decimals = 18, symbol = '' } = known ?? {}
    const shown = format.balance(amount, { decimals, shownDecimals: 6 })
    return `\u2066${shown} \u2068${symbol}\u2069\u2069`
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
          ? text('calls.approveAny', { spender, token: nameOf(action.token) })
          : text('calls.approve', { spender, amount: amountOf(action.token, action.amount) })
      }
      case 'revoke':
        return text('calls.revoke', {
          spender: short(action.spender),
          token: nameOf(action.token),
        })
      case 'approveAll':
        return text('calls.approveAll', {
          spender: short(action.operator),
          token: nameOf(action.token),
        })
      default:
        return to === undefined ? text('calls.deploy') : text('calls.call', { contract: short(to) })
    }
  }
}

type Known = { readonly symbol: string; readonly decimals: number }

/** The tokens that calls are about, once the chain has said what they are. */
function useTokens(parameters: useStepWords.Parameters): (token: string) => Known | undefined {
  const { account, network, actions } = parameters
  const { queries } = useRuntime()
  const all = actions.flatMap((action) =>
    action && 'token' in action && action.token !== undefined ? [action.token] : [],
  )
  const tokens = network ? [...new Set(all)] : []
  const found = useQueries({
    queries: tokens.map((token) =>
      queries.token({ address: account, network: network as CaipNetwork, text: token }),
    ),
  })
  return (token) => {
    const data = found[tokens.indexOf(token)]?.data
    return data ? { symbol: data.symbol, decimals: data.quantity.decimals } : undefined
  }
}
