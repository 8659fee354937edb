import type { CleatError } from '../../base/errors/cleatError.ts'

/** The errors of a failed connection. */
export type ConnectError = CleatError<
  | 'CONNECTOR_NOT_FOUND'
  | 'CONNECTION_USER_REJECTED'
  | 'CONNECTION_USER_CLOSED'
  | 'CONNECTION_PENDING'
  | 'CONNECTION_TIMEOUT'
  | 'CONNECTION_NO_ACCOUNTS'
  | 'CONNECTION_REPLACED'
  | 'CONNECTION_FAILED'
  | 'CONNECTION_KIT_DESTROYED'
  | 'WALLET_NOT_INSTALLED'
  | 'WALLET_BAD_ANSWER'
  | 'WALLET_ERROR'
>
