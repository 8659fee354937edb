import type { SwapAdapter } from '@cleat/core/adapter'
import { raceSignal } from '@cleat/core/adapter'
import { createEvmNode } from '../node/createEvmNode.ts'
import type { EvmChain } from '../node/evmChain.ts'
import { toNodeFailure } from '../node/toNodeFailure.ts'
import { addProtectedRpc } from './addProtectedRpc.ts'
import type { BatchMemory } from './batch/batchMemory.ts'
import { isWrap } from './calls/isWrap.ts'
import { checkStep } from './checkStep.ts'
import { followSwap } from './follow/followSwap.ts'
import { getMaxSource } from './getMaxSource.ts'
import { createPermitMemory } from './permits/createPermitMemory.ts'
import { prepareSwap } from './prepare/prepareSwap.ts'
import { readAllowed } from './prepare/readAllowed.ts'
import { prepareRemoval } from './prepareRemoval.ts'
import { sendStep } from './sendStep.ts'
import { createStepReader } from './steps/createStepReader.ts'
import type { TrialMemory } from './trial/runTrial.ts'

/**
 * Creates the exchanges of the namespace `eip155`. The chain library of the app is injected.
 * @see ERC-20, EIP-1193
 */
export function createEvmSwaps(chain: EvmChain): SwapAdapter {
  const trials: TrialMemory = new Set()
  const batches: BatchMemory = new Map()
  const permits = createPermitMemory()
  const reader = createStepReader(chain, permits)
  return {
    isWrap,
    getMaxSource: (parameters) =>
      toNodeFailure(parameters.swap.network, getMaxSource(chain, parameters)),
    prepare({ signal, ...parameters }) {
      const work = prepareSwap(chain, { trials, batches, permits }, parameters)
      return raceSignal(toNodeFailure(parameters.swap.network, work), signal)
    },
    async decode({ payload, network, policy }) {
      const work = reader.read({ payload, network, policy })
      return (await toNodeFailure(network, work)).decoded
    },
    check: (parameters) =>
      toNodeFailure(
        parameters.prepared.swap.network,
        checkStep(chain, { trials, permits }, parameters),
      ),
    send: (parameters) => sendStep(chain, { reader, batches, permits }, parameters),
    follow: (parameters) => followSwap(chain, parameters),
    readAllowance({ swap: { network, address, source }, spender }) {
      if (source.address === undefined) return Promise.resolve(0n)
      const node = createEvmNode(chain, network)
      const asked = { token: source.address, account: address, spender }
      return toNodeFailure(network, readAllowed(node, asked))
    },
    protect: (parameters) => addProtectedRpc(chain, parameters),
    prepareRemoval: ({ prepared }) =>
      toNodeFailure(prepared.swap.network, prepareRemoval(chain, prepared)),
  }
}
