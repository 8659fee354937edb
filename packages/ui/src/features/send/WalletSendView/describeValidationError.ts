import type { SendValidationError } from '@cleat/core/send'

/** A field of the form. */
export type FormField = 'token' | 'amount' | 'receiver' | 'confirmation'

type Words =
  | 'send.selectToken'
  | 'send.addAmount'
  | 'send.incorrectValue'
  | 'send.insufficientFunds'
  | 'send.addAddress'
  | 'send.lookingUp'
  | 'send.invalidAddress'
  | 'send.confirmAddress'
  | 'send.preview'
  | 'view.retry'

/** The button's text for a validation error, and the field that can fix it. */
export function describeValidationError(parameters: {
  obstacle: SendValidationError | undefined
  /** Whether the amount field has text. */
  isTyped: boolean
  /** Whether resolving the name failed. */
  isUnanswered: boolean
}): { readonly words: Words; readonly field?: FormField | undefined } {
  const { obstacle, isTyped, isUnanswered } = parameters
  switch (obstacle) {
    case 'unsupported':
    case 'token':
      return { words: 'send.selectToken', field: 'token' }
    case 'amount':
      return { words: isTyped ? 'send.incorrectValue' : 'send.addAmount', field: 'amount' }
    case 'funds':
      return { words: 'send.insufficientFunds', field: 'amount' }
    case 'receiver':
      return { words: 'send.addAddress', field: 'receiver' }
    case 'receiver-pending':
      return { words: 'send.lookingUp', field: 'receiver' }
    case 'receiver-invalid':
      if (isUnanswered) return { words: 'view.retry', field: 'receiver' }
      return { words: 'send.invalidAddress', field: 'receiver' }
    case 'receiver-unconfirmed':
      return { words: 'send.confirmAddress', field: 'confirmation' }
    case undefined:
      return { words: 'send.preview' }
    default:
      return obstacle satisfies never
  }
}
