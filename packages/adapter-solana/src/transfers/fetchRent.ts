import type { CaipNetwork } from '@cleat/core/adapter'
import { fetchRpc } from '../rpc/fetchRpc.ts'
import { wholeNumber } from '../rpc/wholeNumber.ts'

/**
 * Fetches the rent minimum of an account of this length, in lamports.
 * @throws `NETWORK_RPC_FAILED`
 */
export function fetchRent(parameters: { network: CaipNetwork; length: number }): Promise<bigint> {
  const { network, length } = parameters
  const method = 'getMinimumBalanceForRentExemption'
  return fetchRpc({ network, method, params: [length], schema: wholeNumber })
}
