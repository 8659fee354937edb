import { readWord } from '../abi/readWord.ts'
import type { TrialAnswer } from './trialRun.ts'

/** Reads the amount that a contract told in a trial. What tells none has none. */
export function readAmount(answer: TrialAnswer | undefined): bigint {
  return (answer?.isSuccess ? readWord(answer.data, 0) : undefined) ?? 0n
}
