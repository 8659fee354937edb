import type { GasSource } from '../../gas/createGasSource.ts'
import type { OfferedQuote } from '../quotes/collectQuotes.ts'
import type { SwapQuestion } from '../source/swapQuestion.ts'

export declare namespace fetchGasPrice {
  type Parameters = {
    question: SwapQuestion
    offered: readonly OfferedQuote[]
    gas: GasSource
    signal: AbortSignal
  }
}

/**
 * The gas price of calls whose source names none: the client's, or the usual one of the chain.
 * `undefined` if no call needs it.
 */
export async function fetchGasPrice(
  parameters: fetchGasPrice.Parameters,
): Promise<bigint | undefined> {
  const { question, offered, gas, signal } = parameters
  const { chain, gasPrice } = question
  if (gasPrice !== undefined) return gasPrice
  const isNeeded = offered.some(
    ({ quote: { call } }) => call?.type === 'evm' && call.gasPrice === undefined,
  )
  if (!isNeeded || chain.namespace !== 'eip155') return undefined
  return (await gas.read({ chain, signal })).standard
}
