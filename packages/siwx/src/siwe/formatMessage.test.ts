import { expect, test } from 'vitest'
import { formatMessage } from './formatMessage.ts'
import { getAddressFromMessage } from './getAddressFromMessage.ts'
import { getChainIdFromMessage } from './getChainIdFromMessage.ts'
import { getDidAddress } from './getDidAddress.ts'
import { getDidChainId } from './getDidChainId.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const did = `did:pkh:eip155:10:${address}`
const args = {
  ...{ domain: 'app.example', uri: 'https://app.example', nonce: 'abcdefgh12345678' },
  ...{ version: '1' as const, chainId: 10, iat: '2026-11-27T01:00:00Z' },
}

test('default: by an address or a DID', () => {
  const message = formatMessage(args, did)
  expect(formatMessage(args, address)).toBe(message)
  expect(getAddressFromMessage(message)).toBe(address)
  expect(getChainIdFromMessage(message)).toBe('eip155:10')
})

test('behavior: DIDs', () => {
  expect([getDidAddress(did), getDidChainId(did)]).toEqual([address, '10'])
  expect([getDidAddress('0x1'), getDidChainId('0x1')]).toEqual([undefined, undefined])
})

test('behavior: a text without facts', () => {
  expect(getAddressFromMessage('hello')).toBe('')
  expect(getChainIdFromMessage('hello')).toBe('eip155:1')
})

test('error: a statement with a line break', () => {
  expect(() => formatMessage({ ...args, statement: 'a\nb' }, address)).toThrow('statement')
})
