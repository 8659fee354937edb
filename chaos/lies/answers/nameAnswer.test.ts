import { expect, test } from 'vitest'
import { nameAnswer } from './nameAnswer.ts'

const url = 'http://127.0.0.1:5000'
const call = (method: string, ...params: unknown[]) =>
  nameAnswer(url, JSON.stringify({ id: 7, jsonrpc: '2.0', method, params }))

test.each([
  [
    `${url}/v1/account/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266/balance`,
    'GET /v1/account/{}/balance',
  ],
  [`${url}/tx/${'ab'.repeat(32)}`, 'GET /tx/{}'],
  [`${url}/getWallets?page=1`, 'GET /getWallets'],
  [`${url}/v1/onramp/orders/p0-4Xq_bJc8k2mLr9TzW1A`, 'GET /v1/onramp/orders/{}'],
])('default: %s', (address, name) => {
  expect(nameAnswer(address, undefined)).toBe(name)
})

test('behavior: what is sent to a service is named after its path', () => {
  expect(nameAnswer(`${url}/v1/onramp/quote`, '{"provider":"meld"}')).toBe('POST /v1/onramp/quote')
  expect(nameAnswer(`${url}/tx`, '0200')).toBe('POST /tx')
})

test('behavior: a call of a node is named after its method and contract, not its accounts', () => {
  const to = '0x7000000000000000000000000000000000000006'
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(call('eth_chainId')).toBe('eth_chainId')
  expect(call('eth_call', { to, data: `0x313ce567${'0'.repeat(64)}` })).toBe(
    'eth_call 0x313ce567 of 0x7000…0006',
  )
  expect(call('eth_call', { to: account, data: '0x70a08231' })).toBe(
    'eth_call 0x70a08231 of an account',
  )
  expect(call('eth_call', { to: account, value: '0x1' })).toBe('eth_call of nothing')
  expect(call('getMultipleAccounts', ['a', 'b'])).toBe('getMultipleAccounts of 2')
})
