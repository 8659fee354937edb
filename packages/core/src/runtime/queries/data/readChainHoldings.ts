import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { TokenBalance } from '../../api/data/answers/tokenBalance.ts'
import type { Holdings } from './holdings.ts'
import { readCoin } from './readCoin.ts'
import { toTokenBalance } from './toTokenBalance.ts'

/** Reads the native coin and the app's configured tokens over the app's RPC. */
export async function readChainHoldings(
  kit: KitBase,
  parameters: { address: string; network: CaipNetwork },
): Promise<Holdings> {
  const { address, network } = parameters
  const { chainNamespace } = network
  const named = listTokens(kit, network)
  const loadTransfers = kit.adapters.get(chainNamespace)?.features['transfers:load']
  const [coin, tokens] = await Promise.all([
    readCoin(kit, parameters),
    named.length > 0
      ? (await loadTransfers?.())?.readTokens?.({
          address,
          network,
          tokens: named.map((t) => t.address),
        })
      : [],
  ])
  const others = (tokens ?? []).flatMap((token): TokenBalance[] => {
    const balance = toTokenBalance(token, network)
    if (!balance) return []
    const iconUrl = named.find(({ address }) => isSame(address, token.address))?.image
    return [{ ...balance, iconUrl }]
  })
  return { balances: [coin, ...others], source: 'chain', dropped: named.length - others.length }
}

function listTokens(kit: KitBase, { caipNetworkId }: CaipNetwork) {
  return [kit.controllers.options.state.tokens?.[caipNetworkId] ?? []].flat()
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
