import type { SwapValidationError } from '@cleat/core/swap'

type Words =
  | 'swap.selectToken'
  | 'swap.enterAmount'
  | 'swap.invalidAmount'
  | 'swap.insufficientBalance'
  | 'swap.feeUncovered'
  | 'swap.noRoute'
  | 'swap.review'
  | 'swap.chooseNetwork'
  | 'view.retry'

/** What the form's button does. */
export type FormAction = 'source' | 'target' | 'amount' | 'network' | 'retry' | 'wait' | 'review'

/** The button's text for a validation error, and what it does about it. */
export function describeObstacle(parameters: {
  obstacle: SwapValidationError | undefined
  /** Whether the amount field has text. */
  isTyped: boolean
  hasSource: boolean
  /** Whether the network is why there is no price. */
  isUnserved: boolean
}): { readonly words: Words; readonly action: FormAction } {
  const { obstacle, isTyped, hasSource, isUnserved } = parameters
  switch (obstacle) {
    case 'unsupported':
    case 'token':
      return { words: 'swap.selectToken', action: hasSource ? 'target' : 'source' }
    case 'same-token':
      return { words: 'swap.selectToken', action: 'target' }
    case 'amount':
      return { words: isTyped ? 'swap.invalidAmount' : 'swap.enterAmount', action: 'amount' }
    case 'funds':
      return { words: 'swap.insufficientBalance', action: 'amount' }
    case 'fee':
      return { words: 'swap.feeUncovered', action: 'amount' }
    case 'no-route':
      return { words: 'swap.noRoute', action: 'amount' }
    case 'failed':
      return isUnserved
        ? { words: 'swap.chooseNetwork', action: 'network' }
        : { words: 'view.retry', action: 'retry' }
    case 'pending':
      return { words: 'swap.review', action: 'wait' }
    case undefined:
      return { words: 'swap.review', action: 'review' }
    default:
      return obstacle satisfies never
  }
}
