import type { RequestAction } from '@cleat/core/adapter'

/** A shape of a request that can cost more than it says. */
export type Danger =
  /** An allowance or a payment by a signature, which costs nothing and leaves no trace at first. */
  | 'permit'
  /** An allowance of more than there can be. */
  | 'unlimited'
  /** An operator of everything in a collection or of a token. */
  | 'operator'
  /** An order, which others carry out. */
  | 'order'
  /** The account runs the code of a contract. @see EIP-7702 */
  | 'delegate'
  /** A Safe runs the code of its target. */
  | 'delegateCall'
  /** Another owner, or other code: `transferOwnership`, `SetAuthority`, `assign`. */
  | 'authority'
  /** A permission, a role or a delegation. */
  | 'grant'
  /** It can be sent at any time: a durable nonce of Solana. */
  | 'undated'
  /** It is of another account. */
  | 'foreign'

/** The dangerous shapes in what a request does, each once. */
export function listDangers(actions: readonly RequestAction[]): readonly Danger[] {
  return [...new Set(actions.flatMap(readDangers))]
}

function readDangers(action: RequestAction): readonly Danger[] {
  switch (action.kind) {
    case 'approve':
      return [
        ...(action.isSignature ? (['permit'] as const) : []),
        ...(action.amount === 'any' ? (['unlimited'] as const) : []),
      ]
    case 'approveAll':
      return ['operator']
    case 'order':
      return ['order']
    case 'delegate':
    case 'clearDelegate':
      return ['delegate']
    case 'safeTransaction':
      return [
        ...(action.isDelegateCall ? (['delegateCall'] as const) : []),
        ...listDangers(action.actions),
      ]
    case 'ownership':
      return ['authority']
    case 'grant':
      return ['grant']
    case 'opaque':
      return action.reason === 'undated' ? ['undated'] : []
    case 'transfer':
      return action.from === undefined ? [] : ['foreign']
    default:
      return []
  }
}
