import { createEvidence, type EvmEvidence } from '@cleat/evm/evidence'
import { toEvmChain } from '../chain/toEvmChain.ts'

/** What the app’s networks say about requests. */
export function createChainEvidence(parameters: toEvmChain.Parameters): EvmEvidence {
  return createEvidence(toEvmChain(parameters))
}
