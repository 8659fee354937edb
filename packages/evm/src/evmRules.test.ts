import { expect, test } from 'vitest'
import { evmRules } from './evmRules.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test.each([
  ['in lower case', address.toLowerCase(), true],
  ['in upper case', `0x${address.slice(2).toUpperCase()}`, true],
  ['itself', address, true],
  ['with one other digit', `${address.slice(0, -1)}6`, false],
  ['with a space', `${address} `, false],
  ['without its last digit', address.slice(0, -1), false],
  ['nothing', '', false],
])('parameters: isSameAddress, %s', (_, other, isSame) => {
  expect(evmRules.isSameAddress?.(address, other)).toBe(isSame)
  expect(evmRules.isSameAddress?.(other, address)).toBe(isSame)
})

test('parameters: getAddressBody', () => {
  const body = 'd8da6bf26964af9d7eed9e03e53415d37aa96045'
  expect(evmRules.getAddressBody?.(address)).toBe(body)
  expect(evmRules.getAddressBody?.(`0X${body.toUpperCase()}`)).toBe(body)
})

test('parameters: explorerPath', () => {
  expect(evmRules.explorerPath?.('https://astar.subscan.io')).toBe('account')
  expect(evmRules.explorerPath?.('https://etherscan.io')).toBeUndefined()
})

test.each([
  ['eth_sendTransaction', true],
  ['eth_sendRawTransaction', true],
  ['wallet_sendCalls', true],
  ['wallet_sendPreparedCalls', true],
  ['wallet_sendTransaction', true],
  ['eth_sendUserOperation', false],
  ['eth_call', false],
  ['eth_estimateGas', false],
  ['personal_sign', false],
  ['not_eth_sendTransaction', false],
])('parameters: methods, %s', (method, isSending) => {
  expect(evmRules.methods?.sending?.test(method)).toBe(isSending)
})
