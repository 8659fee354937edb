import { type AdapterSession, CleatError, raceSignal, type SwapAdapter } from '@cleat/core/adapter'
import type { SolanaWallet } from '../base/solanaWallet.ts'
import type { SwapSteps } from './createSwapSteps.ts'
import { getMaxSource } from './getMaxSource.ts'
import { prepareSwap } from './prepare/prepareSwap.ts'
import { createStepReader } from './steps/createStepReader.ts'
import { isWrap } from './wrap/isWrap.ts'

/**
 * The exchanges of Solana: SOL and its token, Jupiter, and traders that sign the same transaction.
 * There are no allowances, because the account signs what it pays. What follows a prepared exchange
 * loads while the first one is prepared.
 */
export function createSolanaSwaps(
  session: AdapterSession<SolanaWallet>,
  { mayAddBudget }: { mayAddBudget: boolean },
): SwapAdapter {
  const reader = createStepReader()
  let steps: SwapSteps | undefined
  const loadSteps = async () => {
    const { createSwapSteps } = await import('./createSwapSteps.ts').catch((cause) => {
      throw new CleatError('UI_LOAD_FAILED', { cause })
    })
    steps ??= createSwapSteps(session, { reader, mayAddBudget })
    return steps
  }
  return {
    isWrap: ({ swap }) => isWrap(swap),
    getMaxSource,
    prepare({ swap, offer, signal }) {
      const work = prepareSwap(reader, { swap, offer })
      // So that nothing has to load at the press. Failures are thrown there.
      loadSteps().catch(() => undefined)
      return raceSignal(work, signal)
    },
    async decode({ payload, network }) {
      return (await reader.read(payload, network)).decoded
    },
    check: async (parameters) => (await loadSteps()).check(parameters),
    // What was decoded is asked for in the same tick.
    send: (parameters) =>
      steps ? steps.send(parameters) : loadSteps().then((loaded) => loaded.send(parameters)),
    follow: async (parameters) => (await loadSteps()).follow(parameters),
    readAllowance: () => Promise.resolve(0n),
    prepareRemoval() {
      const context = { method: 'swap:send' }
      return Promise.reject(new CleatError('REQUEST_NOT_ALLOWED', { context }))
    },
  }
}
