import { createEvmCalls, type EvmCalls } from '@cleat/evm/calls'
import { toEvmChain } from '../chain/toEvmChain.ts'

/** The batches of a session's wallet. */
export function createCalls(parameters: toEvmChain.Parameters): EvmCalls {
  const { call, send } = toEvmChain(parameters)
  return createEvmCalls({ ask: send, call })
}
