import { type AdapterSession, CleatError, raceSignal, type SwapAdapter } from '@cleat/core/adapter'
import type { SolanaWallet } from '../base/solanaWallet.ts'
import { checkStep } from './checkStep.ts'
import { followSwap } from './follow/followSwap.ts'
import { getMaxSource } from './getMaxSource.ts'
import { prepareSwap } from './prepare/prepareSwap.ts'
import { sendStep } from './sendStep.ts'
import { createStepReader } from './steps/createStepReader.ts'
import { isWrap } from './wrap/isWrap.ts'

/**
 * The exchanges of Solana: SOL and its token, Jupiter, and traders that sign the same transaction.
 * There are no allowances, because the account signs what it pays.
 */
export function createSolanaSwaps(
  session: AdapterSession<SolanaWallet>,
  { mayAddBudget }: { mayAddBudget: boolean },
): SwapAdapter {
  const reader = createStepReader()
  return {
    isWrap: ({ swap }) => isWrap(swap),
    getMaxSource,
    prepare: ({ swap, offer, signal }) => raceSignal(prepareSwap(reader, { swap, offer }), signal),
    async decode({ payload, network }) {
      return (await reader.read(payload, network)).decoded
    },
    check: ({ prepared, step }) => checkStep(reader, { prepared, step }),
    send: ({ prepared, step }) => sendStep(session, reader, { prepared, step, mayAddBudget }),
    follow: (parameters) => followSwap(parameters),
    readAllowance: () => Promise.resolve(0n),
    prepareRemoval() {
      const context = { method: 'swap:send' }
      return Promise.reject(new CleatError('REQUEST_NOT_ALLOWED', { context }))
    },
  }
}
