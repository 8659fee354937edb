import type { Batch } from '@cleat/core'

/** What a batch waits for, or how it ended. */
export type Phase =
  /** A call is in the wallet. */
  | 'asking'
  /** Calls are on their way into the chain. */
  | 'waiting'
  /** The next call needs a press. */
  | 'next'
  | 'done'
  | 'partial'
  | 'notSent'
  /** The wallet carried out nothing, and can still be asked for one call after the other. */
  | 'oneByOne'
  | 'failed'
  | 'unknown'

export function findPhase({ status, mode, steps }: Batch): Phase {
  const has = (step: (typeof steps)[number]['status']) => steps.some((one) => one.status === step)
  switch (status) {
    case 'pending':
      if (mode === 'wallet' || has('sent')) return 'waiting'
      return has('asked') ? 'asking' : 'next'
    case 'confirmed':
      return 'done'
    case 'partial':
      return 'partial'
    case 'notSent':
      return mode === 'sequence' && !has('declined') ? 'oneByOne' : 'notSent'
    case 'reverted':
      return 'failed'
    case 'unknown':
      return 'unknown'
    default:
      return status satisfies never
  }
}
