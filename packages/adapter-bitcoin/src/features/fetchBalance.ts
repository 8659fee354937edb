import type { CaipNetwork } from '@cleat/core/adapter'
import { fetchCoins, type GetUtxos } from '../esplora/fetchCoins.ts'

/**
 * Fetches the balance of an address through the Esplora API at the RPC URL of the network.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function fetchBalance(parameters: {
  address: string
  network: CaipNetwork
  getUTXOs?: GetUtxos | undefined
}): Promise<{ value: bigint; decimals: number; symbol: string }> {
  const { decimals, symbol } = parameters.network.nativeCurrency
  const coins = await fetchCoins(parameters)
  const value = coins.reduce((total, coin) => total + BigInt(coin.value), 0n)
  return { value, decimals, symbol }
}
