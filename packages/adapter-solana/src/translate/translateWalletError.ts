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
  const kind = typeof name === 'string' && Object.hasOwn(kinds, name) ? kinds[name as Name] : ''
  const ofWallet = { context: { wallet }, cause }
  const ofRequest = { context: { wallet, method }, cause }
  switch (kind) {
    case 'WALLET_NOT_INSTALLED':
    case 'CONNECTION_FAILED':
    case 'CONNECTION_NO_ACCOUNTS':
    case 'WALLET_DISCONNECTED':
    case 'WALLET_POPUP_BLOCKED':
      return new CleatError(kind, ofWallet)
    case 'WALLET_BAD_ANSWER':
      return new CleatError(kind, {
        context: { wallet, method, answer: 'a malformed public key' },
        cause,
      })
    case 'declined':
      return doing === 'connect'
        ? new CleatError('CONNECTION_USER_REJECTED', ofWallet)
        : new CleatError('REQUEST_USER_REJECTED', ofRequest)
    case 'WALLET_ERROR':
      return new CleatError(kind, ofRequest)
    default:
      return undefined
  }
}

type Library = typeof library

/** The names of the library's error classes, so that a new one fails to compile. */
type Name = keyof {
  [key in keyof Library as Library[key] extends typeof library.WalletError ? key : never]: true
}

/** By name: a class would be an import, and an app may have two copies of the library. */
const kinds = {
  WalletNotReadyError: 'WALLET_NOT_INSTALLED',
  WalletLoadError: 'WALLET_NOT_INSTALLED',
  WalletConfigError: 'CONNECTION_FAILED',
  WalletConnectionError: 'CONNECTION_FAILED',
  WalletAccountError: 'CONNECTION_NO_ACCOUNTS',
  WalletPublicKeyError: 'WALLET_BAD_ANSWER',
  WalletNotConnectedError: 'WALLET_DISCONNECTED',
  WalletDisconnectedError: 'WALLET_DISCONNECTED',
  WalletDisconnectionError: 'WALLET_DISCONNECTED',
  WalletWindowBlockedError: 'WALLET_POPUP_BLOCKED',
  WalletWindowClosedError: 'declined',
  WalletSendTransactionError: 'WALLET_ERROR',
  WalletSignTransactionError: 'WALLET_ERROR',
  WalletSignMessageError: 'WALLET_ERROR',
  WalletSignInError: 'WALLET_ERROR',
  // These do not say what failed, so what was being done decides.
  WalletError: undefined,
  WalletKeypairError: undefined,
  WalletTimeoutError: undefined,
} as const satisfies { [name in Name]: string | undefined }
