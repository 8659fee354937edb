import type { AdapterSession, SwapAdapter } from '@cleat/core/adapter'
import type { SolanaWallet } from '../base/solanaWallet.ts'
import { checkStep } from './checkStep.ts'
import { followSwap } from './follow/followSwap.ts'
import { sendStep } from './sendStep.ts'
import type { StepReader } from './steps/createStepReader.ts'

/** What becomes of a prepared exchange. */
export type SwapSteps = Pick<SwapAdapter, 'check' | 'send' | 'follow'>

/** Creates what checks, sends and follows prepared exchanges. */
export function createSwapSteps(
  session: AdapterSession<SolanaWallet>,
  { reader, mayAddBudget }: { reader: StepReader; mayAddBudget: boolean },
): SwapSteps {
  return {
    check: ({ prepared, step }) => checkStep(reader, { prepared, step }),
    send: ({ prepared, step }) => sendStep(session, reader, { prepared, step, mayAddBudget }),
    follow: (parameters) => followSwap(parameters),
  }
}
