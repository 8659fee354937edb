import type { CaipNetwork } from '@cleat/core/adapter'
import { type GetUtxos, readCoins } from '../esplora/readCoins.ts'

/**
 * Fetches the balance of an address through the Esplora API at the RPC URL of the network.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readBalance(parameters: {
  address: string
  network: CaipNetwork
  getUTXOs?: GetUtxos | undefined
}): Promise<{ value: bigint; decimals: number; symbol: string }> {
  const { decimals, symbol } = parameters.network.nativeCurrency
  const coins = await readCoins(parameters)
  const value = coins.reduce((total, coin) => total + BigInt(coin.value), 0n)
  return { value, decimals, symbol }
}
