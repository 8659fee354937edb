import type { CaipNetwork } from '@cleat/core/adapter'
import { readRpc } from '../rpc/readRpc.ts'
import { wholeNumber } from '../rpc/wholeNumber.ts'

/**
 * Fetches the rent minimum of an account of this length, in lamports.
 * @throws `NETWORK_RPC_FAILED`
 */
export function readRent(parameters: { network: CaipNetwork; length: number }): Promise<bigint> {
  const { network, length } = parameters
  const method = 'getMinimumBalanceForRentExemption'
  return readRpc({ network, method, params: [length], schema: wholeNumber })
}
