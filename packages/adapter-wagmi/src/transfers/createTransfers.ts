import type { TransferAdapter } from '@cleat/core/adapter'
import { createEvmTransfers } from '@cleat/evm/transfers'
import { toEvmChain } from '../chain/toEvmChain.ts'

/** What can be done with money on the chains of a config. */
export function createTransfers(parameters: toEvmChain.Parameters): TransferAdapter {
  return createEvmTransfers(toEvmChain(parameters))
}
