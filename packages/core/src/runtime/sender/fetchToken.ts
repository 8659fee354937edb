import { formatAmount } from '../../base/amounts/formatAmount.ts'
import { toCaipAddress } from '../../base/caip/caipAddress.ts'
import { toCleatError } from '../../base/errors/toCleatError.ts'
import { toPlainText } from '../../base/text/toPlainText.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { findFeature } from '../../contract/adapter/findAdapter.ts'
import type { TokenBalance } from '../api/data/answers/tokenBalance.ts'
import type { Sender } from './getSender.ts'

/**
 * Reads a token and the account's balance of it from the chain. `undefined` if it is none.
 * @throws `NETWORK_RPC_FAILED`, `ADAPTER_FEATURE_MISSING`, `UI_LOAD_FAILED`
 */
export async function fetchToken(
  kit: KitBase,
  { sender, token: wanted }: { sender: Sender; token: string },
): Promise<TokenBalance | undefined> {
  const { namespace, network, address } = sender
  const load = findFeature(kit, namespace, 'transfers:load')
  const transfers = await load().catch((error: unknown) => {
    throw toCleatError(error, 'UI_LOAD_FAILED', {})
  })
  const [token] = (await transfers.readTokens?.({ address, network, tokens: [wanted] })) ?? []
  const symbol = token && toPlainText(token.symbol, 20)
  if (!token || !symbol) return undefined
  const { caipNetworkId } = network
  return {
    name: toPlainText(token.name, 64) || symbol,
    symbol,
    chainId: caipNetworkId,
    address: toCaipAddress({ caipNetworkId, address: token.address }),
    quantity: {
      amount: token.value,
      decimals: token.decimals,
      numeric: formatAmount(token.value, token.decimals),
    },
  }
}
