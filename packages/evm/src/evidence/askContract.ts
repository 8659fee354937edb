import { toWord } from '../abi/toWord.ts'
import type { TrialCall } from '../trial/trialRun.ts'

/** Asks a contract with words as arguments. */
export function askContract(
  to: string,
  selector: string,
  ...words: readonly (string | bigint)[]
): TrialCall & { readonly to: string } {
  return { to, data: `0x${selector}${words.map((word) => toWord(word)).join('')}`, isRead: true }
}
