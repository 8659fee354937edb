import { type AskWallet, createEvmCalls, type EvmCalls } from '@cleat/evm/calls'
import type { Config } from 'wagmi'
import { toEvmChain } from '../chain/toEvmChain.ts'

/** The batches of a config: its wallets, over its own transports. */
export function createCalls(parameters: { config: Config; send: AskWallet }): EvmCalls {
  const { call } = toEvmChain(parameters)
  return createEvmCalls({ ask: parameters.send, call })
}
