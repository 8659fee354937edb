import type { ApprovalClaim } from '@cleat/core/adapter'
import { readWord } from '../../abi/readWord.ts'

/** What the chain has of an approval that is there. */
export type ApprovalState = {
  readonly amount: bigint
  /** Seconds since the epoch. @default for ever */
  readonly until?: number | undefined
}

/** `undefined` if the approval is not there, `'unread'` if the contract does not say. */
export function readState(
  { kind, spender }: ApprovalClaim,
  answer: string | undefined,
): ApprovalState | 'unread' | undefined {
  const word = answer === undefined ? undefined : readWord(answer, 0)
  if (answer === undefined || word === undefined) return 'unread'
  if (word === 0n) return undefined
  switch (kind) {
    case 'token':
      return { amount: word }
    case 'collection':
      return { amount: 1n }
    case 'item':
      return word === BigInt(spender) ? { amount: 1n } : undefined
    case 'permit2': {
      const until = readWord(answer, 1)
      return until === undefined ? 'unread' : { amount: word, until: Number(until) }
    }
    default:
      return kind satisfies never
  }
}
