import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import { toCaipAddress } from '../../../base/caip/caipAddress.ts'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import { toPlainText } from '../../../base/text/toPlainText.ts'
import type { HeldToken } from '../../../contract/transfers/transferAdapter.ts'
import type { TokenBalance } from '../../api/data/answers/tokenBalance.ts'

/**
 * A token as the chain describes it, with its foreign text cleaned. `undefined` if it has no symbol
 * or no decimals, as collectibles have none.
 */
export function toTokenBalance(
  token: HeldToken,
  { caipNetworkId }: Pick<CaipNetwork, 'caipNetworkId'>,
): TokenBalance | undefined {
  const { address, decimals, value: amount } = token
  const symbol = toPlainText(token.symbol, 20)
  if (!symbol || decimals === 0) return undefined
  return {
    name: toPlainText(token.name, 64) || symbol,
    symbol,
    chainId: caipNetworkId,
    address: toCaipAddress({ caipNetworkId, address }),
    quantity: { amount, decimals, numeric: formatAmount(amount, decimals) },
  }
}
