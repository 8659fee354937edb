import { tokenCalls } from '../../abi/tokenCalls.ts'
import { readAmount } from '../../trial/readAmount.ts'
import type { TrialAnswer, TrialCall } from '../../trial/trialRun.ts'

/** An unused address. Tokens are sent to it in trials only. */
const unused = '0x000000000000000000000000000000000000c1ea'

/** Whether a token keeps a part of what is sent, found by sending some in a trial. */
export const tokenProbe = {
  list(token: string, amount: bigint): readonly TrialCall[] {
    const asking = { to: token, data: tokenCalls.balanceOf(unused), isRead: true } as const
    const sending = { to: token, data: tokenCalls.transfer(unused, amount), isRead: true } as const
    return [asking, sending, asking]
  },
  /** A token that cannot be sent there says nothing about a fee. */
  hasFee([before, sent, after]: readonly TrialAnswer[], amount: bigint): boolean {
    const arrived = readAmount(after) - readAmount(before)
    return sent?.isSuccess === true && arrived > 0n && arrived < amount
  },
}
