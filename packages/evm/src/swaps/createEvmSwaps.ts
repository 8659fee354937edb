import type { SwapAdapter } from '@cleat/core/adapter'
import { raceSignal } from '@cleat/core/adapter'
import { loadCode } from '../lazy/loadCode.ts'
import { createEvmNode } from '../node/createEvmNode.ts'
import type { EvmChain } from '../node/evmChain.ts'
import { toNodeFailure } from '../node/toNodeFailure.ts'
import { createTrialMemory } from '../trial/createTrialMemory.ts'
import { addProtectedRpc } from './addProtectedRpc.ts'
import { isWrap } from './calls/isWrap.ts'
import type { SwapSteps } from './createSwapSteps.ts'
import { getMaxSource } from './getMaxSource.ts'
import { createPermitMemory } from './permits/createPermitMemory.ts'
import { prepareSwap } from './prepare/prepareSwap.ts'
import { readAllowed } from './prepare/readAllowed.ts'

/**
 * Creates the exchanges of the namespace `eip155`. The chain library of the app is injected. What
 * follows a prepared exchange loads while the first one is prepared.
 * @see ERC-20, EIP-1193
 */
export function createEvmSwaps(chain: EvmChain): SwapAdapter {
  const memory = {
    trials: createTrialMemory(),
    batches: new Set<string>(),
    permits: createPermitMemory(),
  }
  let steps: SwapSteps | undefined
  const loadSteps = async () => {
    const { createSwapSteps } = await loadCode(() => import('./createSwapSteps.ts'))
    steps ??= createSwapSteps(chain, memory)
    return steps
  }
  return {
    isWrap,
    getMaxSource: (parameters) =>
      toNodeFailure(parameters.swap.network, getMaxSource(chain, parameters)),
    prepare({ signal, ...parameters }) {
      const work = prepareSwap(chain, memory, parameters)
      // So that nothing has to load at the press. Failures are thrown there.
      loadSteps().catch(() => undefined)
      return raceSignal(toNodeFailure(parameters.swap.network, work), signal)
    },
    decode: async (parameters) => (await loadSteps()).decode(parameters),
    check: async (parameters) => (await loadSteps()).check(parameters),
    // What was decoded is asked for in the same tick.
    send: (parameters) =>
      steps ? steps.send(parameters) : loadSteps().then((loaded) => loaded.send(parameters)),
    follow: async (parameters) => (await loadSteps()).follow(parameters),
    readAllowance({ swap: { network, address, source }, spender }) {
      if (source.address === undefined) return Promise.resolve(0n)
      const node = createEvmNode(chain, network)
      const asked = { token: source.address, account: address, spender }
      return toNodeFailure(network, readAllowed(node, asked))
    },
    protect: (parameters) => addProtectedRpc(chain, parameters),
    prepareRemoval: async (parameters) => (await loadSteps()).prepareRemoval(parameters),
  }
}
