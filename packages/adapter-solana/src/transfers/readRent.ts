import type { CaipNetwork } from '@cleat/core/adapter'
import { readRpc } from '../rpc/readRpc.ts'
import { wholeNumber } from '../rpc/wholeNumber.ts'

/**
 * What an account of a length has to hold to stay in the chain, in lamports.
 * @throws `NETWORK_RPC_FAILED`
 */
export function readRent(parameters: { network: CaipNetwork; length: number }): Promise<bigint> {
  const { network, length } = parameters
  const method = 'getMinimumBalanceForRentExemption'
  return readRpc({ network, method, params: [length], schema: wholeNumber })
}
