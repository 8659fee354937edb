import { CleatError } from '../../base/errors/cleatError.ts'
import { createProviderError } from './createProviderError.ts'

/** Creates the error for an ended session, with EIP-1193's code. */
export function createDisconnectedError(wallet: string): CleatError<'WALLET_DISCONNECTED'> {
  const cause = createProviderError(4900, 'The session is over')
  return new CleatError('WALLET_DISCONNECTED', { cause, context: { wallet } })
}
