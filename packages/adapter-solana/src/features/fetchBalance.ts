import type { CaipNetwork } from '@cleat/core/adapter'
import { object } from 'valibot'
import { fetchRpc } from '../rpc/fetchRpc.ts'
import { wholeNumber } from '../rpc/wholeNumber.ts'

const balanceSchema = object({ value: wholeNumber })

/**
 * Fetches the SOL balance of an address over the app's RPC.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function fetchBalance(parameters: {
  address: string
  network: CaipNetwork
}): Promise<{ value: bigint; decimals: number; symbol: string }> {
  const { address, network } = parameters
  const { decimals, symbol } = network.nativeCurrency
  const params = [address, { commitment: 'confirmed' }]
  const { value } = await fetchRpc({
    ...{ network, method: 'getBalance', params, schema: balanceSchema },
  })
  return { value, decimals, symbol }
}
