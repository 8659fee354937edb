import { expect, test } from 'vitest'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { requestView as view } from '../../test/requestView.ts'
import { readRequest } from './readRequest.ts'

type SignIn = Extract<WalletRequest, { type: 'signIn:sign' }>
const terms = { domain: 'app.example', nonce: 'nonce12345' } as SignIn['terms']
const signIn = { type: 'signIn:sign', text: 'Sign in', terms, isFreeForm: false, view } as const

test('default: parameters are copied and frozen', () => {
  const params = [{ to: '0x01' }]
  const request = { type: 'provider:request', method: 'eth_call', params, view } as const
  const read = readRequest(request)
  expect(read).toEqual(request)
  params[0] = { to: 'changed' }
  expect(read).toMatchObject({ params: [{ to: '0x01' }] })
})

test('behavior: what has no parameters gets none', () => {
  const request = { type: 'provider:request', method: 'eth_chainId', view } as const
  expect(Object.keys(readRequest({ ...request, params: undefined }))).toEqual([
    ...['type', 'method', 'view'],
  ])
})

test('behavior: a text is kept as it was', () => {
  const request = { type: 'message:sign', message: 'Hello', view } as const
  const read = readRequest(request)
  expect(read).toEqual(request)
  expect(read).not.toBe(request)
})

test('behavior: resources of a sign-in are copied', () => {
  const resources = ['https://app.example/terms']
  const read = readRequest({ ...signIn, terms: { ...terms, resources } })
  resources[0] = 'https://evil.example'
  expect(read).toEqual({ ...signIn, terms: { ...terms, resources: ['https://app.example/terms'] } })
  expect(readRequest(signIn)).toEqual(signIn)
})

test.each<[string, WalletRequest]>([
  ['message:sign', { type: 'message:sign', message: { toString: () => 'Hello' } as never, view }],
  ['signIn:sign', { ...signIn, text: new String('Sign in') as never }],
])('error: REQUEST_UNREADABLE, a text of %s that is an object', (method, request) => {
  expect(() => readRequest(request)).toThrow(
    expect.objectContaining({
      ...{ code: 'REQUEST_UNREADABLE', context: { method, reason: 'no text' } },
    }),
  )
})

test('behavior: what the kit wrote itself passes as it is', () => {
  const request: WalletRequest = { type: 'transfer:send', to: view.address, value: 1n, view }
  expect(readRequest(request)).toBe(request)
})
