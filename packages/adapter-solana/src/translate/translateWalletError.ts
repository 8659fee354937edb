import {
  CleatError,
  readErrorCode,
  toTransactionError,
  translateProviderError,
} from '@cleat/core/adapter'
import type * as library from '@solana/wallet-adapter-base'
import { readKey } from '../base/readKey.ts'
import { readChainFailure } from './readChainFailure.ts'

/** The only method by which a wallet sends to the chain. */
const sending = 'solana:signAndSendTransaction'

/**
 * Translates a wallet's error by its code, and for wallets of `@solana/wallet-adapter-base` by its
 * name. The error inside such a wrapper counts first.
 */
export function translateWalletError(parameters: {
  error: unknown
  doing: 'connect' | 'request'
  wallet: string
  method: string
}): CleatError {
  const { error, doing, wallet, method } = parameters
  const inner = readKey(error, 'error')
  const told = readErrorCode(error) === undefined && readErrorCode(inner) !== undefined
  const cause = told ? inner : error
  // Node codes mean something else in a wallet, except for the visitor's rejection.
  const reason =
    method === sending && readErrorCode(cause) !== 4001 ? readChainFailure(error) : undefined
  if (reason !== undefined) return toTransactionError({ reason, cause: error })
  if (readErrorCode(cause) === undefined) {
    const kind = toKind({ name: readKey(error, 'name'), doing, wallet, method, cause: error })
    if (kind) return kind
  }
  return translateProviderError({ error: cause, doing, wallet, subject: method })
}

/** What an error class of the library says, where it has no code inside. */
function toKind(parameters: {
  name: unknown
  doing: 'connect' | 'request'
  wallet: string
  method: string
  cause: unknown
}): CleatError | undefined {
  const { name, doing, wallet, method, cause } = parameters
  const context = { wallet, method }
  switch (name as Name) {
    case 'WalletNotReadyError':
    case 'WalletLoadError':
      return new CleatError('WALLET_NOT_INSTALLED', { context: { wallet }, cause })
    case 'WalletConfigError':
    case 'WalletConnectionError':
      return new CleatError('CONNECTION_FAILED', { context: { wallet }, cause })
    case 'WalletAccountError':
      return new CleatError('CONNECTION_NO_ACCOUNTS', { context: { wallet }, cause })
    case 'WalletPublicKeyError':
      return new CleatError('WALLET_BAD_ANSWER', {
        context: { ...context, answer: 'a malformed public key' },
        cause,
      })
    case 'WalletNotConnectedError':
    case 'WalletDisconnectedError':
    case 'WalletDisconnectionError':
      return new CleatError('WALLET_DISCONNECTED', { context: { wallet }, cause })
    case 'WalletWindowBlockedError':
      return new CleatError('WALLET_POPUP_BLOCKED', { context: { wallet }, cause })
    case 'WalletWindowClosedError':
      return doing === 'connect'
        ? new CleatError('CONNECTION_USER_REJECTED', { context: { wallet }, cause })
        : new CleatError('REQUEST_USER_REJECTED', { context, cause })
    case 'WalletSendTransactionError':
    case 'WalletSignTransactionError':
    case 'WalletSignMessageError':
    case 'WalletSignInError':
      return new CleatError('WALLET_ERROR', { context, cause })
    // What was being done decides, as for any other error.
    default:
      return undefined
  }
}

type Library = typeof library

/**
 * The library's error classes, told by their names: a class would be an import, and an app may have
 * two copies of the library.
 */
type Name = Extract<keyof Library, `Wallet${string}Error`>
