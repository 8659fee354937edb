import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import { toCaipAddress } from '../../../base/caip/caipAddress.ts'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import { toPlainText } from '../../../base/text/toPlainText.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import { findFeature } from '../../../contract/adapter/findAdapter.ts'
import type { TokenBalance } from '../../api/data/answers/tokenBalance.ts'
import type { Holdings } from './holdings.ts'

/** Reads the native coin and the app's configured tokens over the app's RPC. */
export async function readChainHoldings(
  kit: KitBase,
  parameters: { address: string; network: CaipNetwork },
): Promise<Holdings> {
  const { address, network } = parameters
  const { chainNamespace, caipNetworkId, nativeCurrency } = network
  const named = listTokens(kit, network)
  const loadTransfers = kit.adapters.get(chainNamespace)?.features['transfers:load']
  const [native, tokens] = await Promise.all([
    findFeature(kit, chainNamespace, 'balance:read')({ address, network }),
    named.length > 0
      ? (await loadTransfers?.())?.readTokens?.({
          address,
          network,
          tokens: named.map((t) => t.address),
        })
      : [],
  ])
  const coin: TokenBalance = {
    name: nativeCurrency.name,
    symbol: native.symbol,
    chainId: caipNetworkId,
    quantity: toQuantity(native.value, native.decimals),
  }
  const others = (tokens ?? []).flatMap((token): TokenBalance[] => {
    const symbol = toPlainText(token.symbol, 20)
    if (!symbol || token.decimals === 0) return []
    return [
      {
        name: toPlainText(token.name, 64) || symbol,
        symbol,
        chainId: caipNetworkId,
        address: toCaipAddress({ caipNetworkId, address: token.address }),
        quantity: toQuantity(token.value, token.decimals),
        iconUrl: named.find(({ address }) => isSame(address, token.address))?.image,
      },
    ]
  })
  return { balances: [coin, ...others], source: 'chain', dropped: named.length - others.length }
}

function listTokens(kit: KitBase, { caipNetworkId }: CaipNetwork) {
  return [kit.controllers.options.state.tokens?.[caipNetworkId] ?? []].flat()
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function toQuantity(amount: bigint, decimals: number): TokenBalance['quantity'] {
  return { amount, decimals, numeric: formatAmount(amount, decimals) }
}
