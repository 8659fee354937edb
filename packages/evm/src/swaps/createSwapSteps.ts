import type { SwapAdapter } from '@cleat/core/adapter'
import type { EvmChain } from '../node/evmChain.ts'
import { toNodeFailure } from '../node/toNodeFailure.ts'
import type { TrialMemory } from '../trial/runTrial.ts'
import type { BatchMemory } from './batch/batchMemory.ts'
import { checkStep } from './checkStep.ts'
import { followSwap } from './follow/followSwap.ts'
import type { PermitMemory } from './permits/permitMemory.ts'
import { prepareRemoval } from './prepareRemoval.ts'
import { sendStep } from './sendStep.ts'
import { createStepReader } from './steps/createStepReader.ts'

/** What becomes of a prepared exchange. */
export type SwapSteps = Pick<SwapAdapter, 'decode' | 'check' | 'send' | 'follow' | 'prepareRemoval'>

/** Creates what reads, checks, sends and follows the steps of prepared exchanges. */
export function createSwapSteps(
  chain: EvmChain,
  memory: { trials: TrialMemory; batches: BatchMemory; permits: PermitMemory },
): SwapSteps {
  const reader = createStepReader(chain, memory.permits)
  return {
    async decode({ payload, network, policy }) {
      const work = reader.read({ payload, network, policy })
      return (await toNodeFailure(network, work)).decoded
    },
    check: (parameters) =>
      toNodeFailure(parameters.prepared.swap.network, checkStep(chain, memory, parameters)),
    send: (parameters) => sendStep(chain, { ...memory, reader }, parameters),
    follow: (parameters) => followSwap(chain, parameters),
    prepareRemoval: ({ prepared }) =>
      toNodeFailure(prepared.swap.network, prepareRemoval(chain, prepared)),
  }
}
