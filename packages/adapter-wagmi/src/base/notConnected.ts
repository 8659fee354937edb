import { CleatError } from '@cleat/core/adapter'

/** What is thrown where no wallet is connected, or not the one that is meant. */
export function notConnected(): CleatError {
  return new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace: 'eip155' } })
}
