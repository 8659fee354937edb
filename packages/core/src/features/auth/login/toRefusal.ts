import { CleatError } from '../../../base/errors/cleatError.ts'
import { readProperty } from '../../../base/errors/readProperty.ts'

/** What an EIP-1193 provider says where the visitor declines. */
const declined = 4001

/** Gives a visitor’s refusal its code. Other errors stay as they are. */
export function toRefusal(cause: unknown, wallet: string): unknown {
  if (readProperty(cause, 'code') !== declined) return cause
  return new CleatError('CONNECTION_USER_REJECTED', { context: { wallet }, cause })
}
