import type { CaipNetwork } from '@cleat/core/adapter'
import { number, object } from 'valibot'
import { callRpc } from '../rpc/callRpc.ts'

/** Whole numbers beyond 2⁵³ lose their last digits in JSON: nine million SOL. */
const balanceSchema = object({ value: number() })

/**
 * The SOL of an address, over the app's own RPC.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readBalance(parameters: {
  address: string
  network: CaipNetwork
}): Promise<{ value: bigint; decimals: number; symbol: string }> {
  const { address, network } = parameters
  const { decimals, symbol } = network.nativeCurrency
  const params = [address, { commitment: 'confirmed' }]
  const { value } = await callRpc({
    ...{ network, method: 'getBalance', params, schema: balanceSchema },
  })
  return { value: BigInt(value), decimals, symbol }
}
