import type { SwapAdapter } from '@cleat/core/adapter'
import { createEvmSwaps } from '@cleat/evm/swaps'
import { toEvmChain } from '../chain/toEvmChain.ts'

/** What can be exchanged on the app's networks. */
export function createSwaps(parameters: toEvmChain.Parameters): SwapAdapter {
  return createEvmSwaps(toEvmChain(parameters))
}
