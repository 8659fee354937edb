import { expect, test } from 'vitest'
import { translateWalletError } from './translateWalletError.ts'

test.each([
  ['WalletNotReadyError', 'WALLET_NOT_INSTALLED'],
  ['WalletLoadError', 'WALLET_NOT_INSTALLED'],
  ['WalletConfigError', 'CONNECTION_FAILED'],
  ['WalletConnectionError', 'CONNECTION_FAILED'],
  ['WalletAccountError', 'CONNECTION_NO_ACCOUNTS'],
  ['WalletPublicKeyError', 'WALLET_BAD_ANSWER'],
  ['WalletNotConnectedError', 'WALLET_DISCONNECTED'],
  ['WalletDisconnectedError', 'WALLET_DISCONNECTED'],
  ['WalletDisconnectionError', 'WALLET_DISCONNECTED'],
  ['WalletWindowBlockedError', 'WALLET_POPUP_BLOCKED'],
  ['WalletWindowClosedError', 'CONNECTION_USER_REJECTED'],
  ['WalletSendTransactionError', 'WALLET_ERROR'],
  ['WalletSignTransactionError', 'WALLET_ERROR'],
  ['WalletSignMessageError', 'WALLET_ERROR'],
  ['WalletOfTomorrowError', 'CONNECTION_FAILED'],
])('behavior: %s while connecting is %s', (name, code) => {
  const error = Object.assign(new Error('It said no more.'), { name })
  expect(translate(error, 'connect')).toMatchObject({ code, cause: error })
})

test.each([
  ['WalletWindowClosedError', 'REQUEST_USER_REJECTED'],
  ['WalletOfTomorrowError', 'WALLET_ERROR'],
])('behavior: %s while signing is %s', (name, code) => {
  expect(translate(Object.assign(new Error(), { name }), 'request')).toMatchObject({ code })
})

test('behavior: what the wrapper holds counts first', () => {
  const inner = { code: 4001, message: 'User rejected the request.' }
  const error = Object.assign(new Error(), { name: 'WalletSignMessageError', error: inner })
  expect(translate(error, 'request').code).toBe('REQUEST_USER_REJECTED')
  expect(translate({ ...error, name: 'WalletConnectionError', error: inner }, 'connect').code).toBe(
    'CONNECTION_USER_REJECTED',
  )
})

test('behavior: the chain’s reason, where the wallet sent', () => {
  const failed = { code: -32002, message: 'Transaction simulation failed: Blockhash not found' }
  const facts = { doing: 'request', wallet: 'Harbour' } as const
  const method = 'solana:signAndSendTransaction'
  const wrapped = { name: 'WalletSendTransactionError', error: failed }
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
