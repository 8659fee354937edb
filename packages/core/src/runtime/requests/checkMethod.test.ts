import { expect, test } from 'vitest'
import type { RequestView, WalletRequest } from '../../contract/requests/walletRequest.ts'
import { mainnetId } from '../../test/networks.ts'
import { checkMethod } from './checkMethod.ts'

const view: RequestView = {
  namespace: 'eip155',
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  caipNetworkId: mainnetId,
  wallet: 'Wallet A',
}

function ask(method: unknown): WalletRequest {
  return { type: 'provider:request', method: method as string, view }
}

test.each(['personal_sign', 'eth_sendTransaction', 'eth_call', 'wallet_unheardOf'])(
  'default: %s may be asked',
  (method) => {
    expect(() => checkMethod(ask(method))).not.toThrow()
  },
)

test('default: a text may be signed', () => {
  expect(() => checkMethod({ type: 'message:sign', message: 'Hello', view })).not.toThrow()
})

test('error: REQUEST_NOT_ALLOWED for eth_sign', () => {
  expect(() => checkMethod(ask('eth_sign'))).toThrow(
    expect.objectContaining({ code: 'REQUEST_NOT_ALLOWED', context: { method: 'eth_sign' } }),
  )
})

test.each([undefined, null, 1, {}, ['eth_sign'], Symbol('eth_sign'), Object.create(null)])(
  'error: REQUEST_NOT_ALLOWED for %o as a method',
  (method) => {
    expect(() => checkMethod(ask(method))).toThrow(
      expect.objectContaining({ code: 'REQUEST_NOT_ALLOWED' }),
    )
  },
)

test('behavior: a name has 1 to 128 characters that can be seen', () => {
  for (const method of ['a', 'a'.repeat(128)]) expect(() => checkMethod(ask(method))).not.toThrow()
  for (const method of ['', 'a'.repeat(129), 'a b', ' a', 'a ', 'a\n', '\u0430', 'a\u200b'])
    expect(() => checkMethod(ask(method))).toThrow(
      expect.objectContaining({ code: 'REQUEST_NOT_ALLOWED' }),
    )
  expect(() => checkMethod(ask(' eth_call'))).toThrow(
    expect.objectContaining({ context: { method: expect.stringContaining('eth_call') } }),
  )
})
