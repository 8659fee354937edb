import { CleatError } from '../../base/errors/cleatError.ts'
import { createProviderError } from './createProviderError.ts'

/** The session is over, in our words and by EIP-1193's number. */
export function createDisconnectedError(wallet: string): CleatError<'WALLET_DISCONNECTED'> {
  const cause = createProviderError(4900, 'The session is over')
  return new CleatError('WALLET_DISCONNECTED', { cause, context: { wallet } })
}
