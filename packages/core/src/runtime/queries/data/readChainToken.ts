import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { TokenBalance } from '../../api/data/answers/tokenBalance.ts'
import { toTokenBalance } from './toTokenBalance.ts'

/**
 * Reads a token by the address that a visitor typed, with what the account holds of it, over the
 * app's RPC. `null` if the text is no address, or if no token answers there.
 */
export async function readChainToken(
  kit: KitBase,
  parameters: { address: string; network: CaipNetwork; text: string },
): Promise<TokenBalance | null> {
  const { address, network, text } = parameters
  const load = kit.adapters.get(network.chainNamespace)?.features['transfers:load']
  const transfers = await load?.()
  const typed = transfers?.parseReceiver({ text, network })
  if (!transfers?.readTokens || typed === undefined) return null
  const [token] = await transfers.readTokens({ address, network, tokens: [typed] })
  // Its answer has the spelling of the chain, or that of the adapter.
  return (token && toTokenBalance({ ...token, address: typed }, network)) ?? null
}
