import { createEvidence, type EvmEvidence } from '@cleat/evm/evidence'
import { toEvmChain } from '../chain/toEvmChain.ts'

/** What the chains of a config say about requests. */
export function createChainEvidence(parameters: toEvmChain.Parameters): EvmEvidence {
  return createEvidence(toEvmChain(parameters))
}
