import { getSender } from '../../../runtime/sender/getSender.ts'
import { toAsset } from '../../../runtime/sender/toAsset.ts'
import { findQuote } from '../state/findQuote.ts'
import { loadSwaps } from '../state/loadSwaps.ts'
import type { SwapContext } from '../state/swapContext.ts'

/**
 * The maximum of the source token that the account can exchange, as the chain reports it now.
 * `undefined` without a token.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function getMaxSource({ kit, state }: SwapContext): Promise<bigint | undefined> {
  const sender = getSender(kit, 'swaps:load')
  const { sourceToken, toToken, slippageBps } = state
  if (!sender || !sourceToken) return undefined
  const { namespace, network, address } = sender
  const quote = findQuote(state)
  const swaps = await loadSwaps(kit, namespace)
  return await swaps.getMaxSource({
    swap: {
      ...{ network, address, slippageBps },
      source: toAsset(sourceToken, network),
      target: toAsset(toToken ?? sourceToken, network),
    },
    prepared: quote?.status === 'success' ? quote.prepared : undefined,
  })
}
