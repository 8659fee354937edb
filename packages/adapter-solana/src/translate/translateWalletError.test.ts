import * as library from '@solana/wallet-adapter-base'
import { expect, test } from 'vitest'
import { translateWalletError } from './translateWalletError.ts'

const errorClasses = Object.fromEntries(
  Object.entries(library).filter(([name]) => /^Wallet\w*Error$/.test(name)),
) as Record<string, typeof library.WalletError>

/** What each error class of the library becomes, while connecting and while signing. */
const codes: Record<string, readonly [connecting: string, signing: string]> = {
  WalletNotReadyError: ['WALLET_NOT_INSTALLED', 'WALLET_NOT_INSTALLED'],
  WalletLoadError: ['WALLET_NOT_INSTALLED', 'WALLET_NOT_INSTALLED'],
  WalletConfigError: ['CONNECTION_FAILED', 'CONNECTION_FAILED'],
  WalletConnectionError: ['CONNECTION_FAILED', 'CONNECTION_FAILED'],
  WalletAccountError: ['CONNECTION_NO_ACCOUNTS', 'CONNECTION_NO_ACCOUNTS'],
  WalletPublicKeyError: ['WALLET_BAD_ANSWER', 'WALLET_BAD_ANSWER'],
  WalletNotConnectedError: ['WALLET_DISCONNECTED', 'WALLET_DISCONNECTED'],
  WalletDisconnectedError: ['WALLET_DISCONNECTED', 'WALLET_DISCONNECTED'],
  WalletDisconnectionError: ['WALLET_DISCONNECTED', 'WALLET_DISCONNECTED'],
  WalletWindowBlockedError: ['WALLET_POPUP_BLOCKED', 'WALLET_POPUP_BLOCKED'],
  WalletWindowClosedError: ['CONNECTION_USER_REJECTED', 'REQUEST_USER_REJECTED'],
  WalletSendTransactionError: ['WALLET_ERROR', 'WALLET_ERROR'],
  WalletSignTransactionError: ['WALLET_ERROR', 'WALLET_ERROR'],
  WalletSignMessageError: ['WALLET_ERROR', 'WALLET_ERROR'],
  WalletSignInError: ['WALLET_ERROR', 'WALLET_ERROR'],
  WalletKeypairError: ['CONNECTION_FAILED', 'WALLET_ERROR'],
  WalletTimeoutError: ['CONNECTION_FAILED', 'WALLET_ERROR'],
  WalletError: ['CONNECTION_FAILED', 'WALLET_ERROR'],
}

test.each(Object.entries(errorClasses))('default: %s of the library', (name, ErrorClass) => {
  const error = new ErrorClass('It said no more.')
  const [connecting, signing] = codes[name] ?? []
  expect(translate(error, 'connect')).toMatchObject({ code: connecting, cause: error })
  expect(translate(error, 'request')).toMatchObject({ code: signing, cause: error })
})

test('behavior: a class that the library gets later', () => {
  const error = Object.assign(new Error(), { name: 'WalletOfTomorrowError' })
  expect(translate(error, 'connect').code).toBe('CONNECTION_FAILED')
  expect(translate({ name: 'toString' }, 'request').code).toBe('WALLET_ERROR')
})

test('behavior: what the wrapper holds counts first', () => {
  const inner = { code: 4001, message: 'User rejected the request.' }
  const declined = new library.WalletSignMessageError(inner.message, inner)
  expect(translate(declined, 'request').code).toBe('REQUEST_USER_REJECTED')
  const gone = new library.WalletConnectionError(inner.message, inner)
  expect(translate(gone, 'connect').code).toBe('CONNECTION_USER_REJECTED')
})

test('behavior: the chain’s reason, where the wallet sent', () => {
  const failed = { code: -32002, message: 'Transaction simulation failed: Blockhash not found' }
  const facts = { doing: 'request', wallet: 'Harbour' } as const
  const method = 'solana:signAndSendTransaction'
  const wrapped = new library.WalletSendTransactionError(failed.message, failed)
  for (const error of [failed, wrapped])
    expect(translateWalletError({ ...facts, error, method })).toMatchObject({
      code: 'TRANSACTION_FAILED',
      context: { reason: 'the transaction expired before the chain took it' },
    })
  const declined = { ...failed, code: 4001 }
  expect(translateWalletError({ ...facts, error: declined, method }).code).toBe(
    'REQUEST_USER_REJECTED',
  )
  expect(translate(failed, 'request').code).toBe('CONNECTION_PENDING')
})

const revoked = Proxy.revocable({}, {})
revoked.revoke()
const cyclic: { cause?: unknown } = {}
cyclic.cause = cyclic

test('error: what nobody can read is only that something went wrong', () => {
  const unreadable = [undefined, null, 'User rejected the request', 4001, cyclic, {}]
  for (const error of [...unreadable, revoked.proxy])
    expect(translate(error, 'request').code).toBe('WALLET_ERROR')
})

function translate(error: unknown, doing: 'connect' | 'request') {
  return translateWalletError({ error, doing, wallet: 'Harbour', method: 'a method' })
}
