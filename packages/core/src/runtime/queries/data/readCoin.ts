import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import { findFeature } from '../../../contract/adapter/findAdapter.ts'
import type { TokenBalance } from '../../api/data/answers/tokenBalance.ts'

/**
 * Reads the balance of the native coin over the app's RPC. Everything else about the coin is the
 * app's.
 * @throws `NETWORK_RPC_FAILED`, `ADAPTER_FEATURE_MISSING`
 */
export async function readCoin(
  kit: KitBase,
  { address, network }: { address: string; network: CaipNetwork },
): Promise<TokenBalance> {
  const { chainNamespace, caipNetworkId: chainId, nativeCurrency } = network
  const { name, symbol, decimals } = nativeCurrency
  const { value } = await findFeature(kit, chainNamespace, 'balance:read')({ address, network })
  const quantity = { amount: value, decimals, numeric: formatAmount(value, decimals) }
  return { name, symbol, chainId, quantity }
}
