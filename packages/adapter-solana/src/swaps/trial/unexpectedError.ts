import { CleatError } from '@cleat/core/adapter'

/** The error for an exchange that did something else when it was tried. */
export function unexpectedError(effect: string): CleatError<'SWAP_EFFECT_UNEXPECTED'> {
  return new CleatError('SWAP_EFFECT_UNEXPECTED', { context: { effect } })
}
