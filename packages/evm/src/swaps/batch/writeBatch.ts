import type { SwapStep } from '@cleat/core/adapter'
import { toQuantity } from '../../abi/toQuantity.ts'
import type { EvmCall } from '../calls/evmCall.ts'

/** Writes calls as one request, which the wallet carries out as a whole. @see EIP-5792 */
export function writeBatch(parameters: {
  address: string
  chainId: bigint
  calls: readonly EvmCall[]
}): SwapStep {
  const { address, chainId, calls } = parameters
  return {
    type: 'batch',
    payload: {
      ...{ version: '2.0.0', from: address, chainId: toQuantity(chainId), atomicRequired: true },
      calls: calls.map(({ to, value, data }) => ({ to, value: toQuantity(value), data })),
    },
  }
}
