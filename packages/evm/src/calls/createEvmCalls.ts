import type { AdapterFeatures } from '@cleat/core/adapter'
import type { EvmChain } from '../node/evmChain.ts'
import { readCapabilities } from './readCapabilities.ts'
import { sendCalls } from './sendCalls.ts'
import { showCalls } from './showCalls.ts'
import { createStatusReader } from './status/createStatusReader.ts'
import type { AskWallet } from './wallet/askWallet.ts'

/** What an adapter of EVM chains can do with batches, by the names of its features. */
export type EvmCalls = Pick<
  AdapterFeatures,
  'capabilities:read' | 'calls:send' | 'calls:status' | 'calls:show'
>

/**
 * Creates the batches of the namespace `eip155`. The chain library of the app is injected.
 * @see EIP-5792
 */
export function createEvmCalls(parameters: { ask: AskWallet } & Pick<EvmChain, 'call'>): EvmCalls {
  const { ask } = parameters
  return {
    'capabilities:read': (request) => readCapabilities(ask, request),
    'calls:send': (request) => sendCalls(parameters, request),
    'calls:status': createStatusReader(parameters),
    'calls:show': (request) => showCalls(ask, request),
  }
}
