import { expect, test } from 'vitest'
import { readRefusal } from './readRefusal.ts'

const word = (value: number) => value.toString(16).padStart(64, '0')
const toHex = (text: string) => Buffer.from(text).toString('hex')
const text = 'ERC20: transfer amount exceeds balance'
const reverted = `0x08c379a0${word(32)}${word(text.length)}${toHex(text).padEnd(128, '0')}`
const panicked = (number: number) => `0x4e487b71${word(number)}`

test('default: the text of the contract before the words of the node', () => {
  expect(readRefusal({ code: 3, message: 'execution reverted', data: reverted })).toBe(text)
})

test.each([
  [
    'on the error',
    { code: 3, message: 'execution reverted: closed' },
    'execution reverted: closed',
  ],
  ['as the standard has it', { code: -32003, message: 'Rejected' }, 'Rejected'],
  ['in words', { code: -32000, message: 'nonce too low' }, 'nonce too low'],
  [
    'where MetaMask puts it',
    { code: -32603, message: 'Internal error', data: { code: 3, message: 'x', data: reverted } },
    text,
  ],
  [
    'where others put it',
    { code: -32603, message: 'e', data: { originalError: { code: -32003, message: 'Full' } } },
    'Full',
  ],
  ['under a property', { error: { code: 3, message: 'closed' } }, 'closed'],
  ['where ethers puts it', { info: { error: { code: 3, message: 'closed' } } }, 'closed'],
  ['where viem puts it', new Error('e', { cause: { code: 3, message: 'closed' } }), 'closed'],
])('behavior: a refusal %s', (_, error, reason) => {
  expect(readRefusal(error)).toBe(reason)
})

test.each([
  [0x01, 'a check of the contract itself failed'],
  [0x11, 'an amount is too large or too small'],
  [0x12, 'division by zero'],
  [0x31, 'an empty list has nothing to take'],
  [0x32, 'a place outside of a list'],
  [0x41, 'a check of the contract failed (65)'],
])('behavior: what the compiler checks, in words: %d', (number, reason) => {
  expect(readRefusal({ data: panicked(number) })).toBe(reason)
})

test.each([
  'insufficient funds for gas * price + value',
  'insufficient balance',
  'execution reverted',
  'nonce too low',
  'transaction underpriced',
  'already known',
  'intrinsic gas too low',
  'out of gas',
  'gas limit reached',
  'gas required exceeds allowance',
  'fee cap less than block base fee',
  'max fee per gas less than block base fee',
  'exceeds block gas limit',
  'invalid opcode: INVALID',
  'VM execution error.',
  'VM error: 0x',
])('behavior: known words of nodes: %s', (message) => {
  for (const code of [-32000, -32603]) expect(readRefusal({ code, message })).toBe(message)
  for (const code of [-31999, 0, 4001, 32000])
    expect(readRefusal({ code, message })).toBeUndefined()
})

test.each([
  ['a refusal of the visitor', { code: 4001, message: 'User rejected the request' }],
  ['another number with other words', { code: -32000, message: 'Something is wrong' }],
  ['known words without a number', { message: 'insufficient funds' }],
  ['bytes of another kind', { data: '0x12345678' }],
  ['a text without one', { data: '0x08c379a0' }],
  ['a text under another name', { data: reverted.replace('08c379a0', '12345678') }],
  ['a number that is text', { code: '-32000', message: 'nonce too low' }],
  ['words that are no text', { code: 3, message: ['execution reverted'] }],
])('error: %s is none', (_, error) => {
  expect(readRefusal(error)).toBeUndefined()
})

test('error: what cannot be read', () => {
  const cyclic: { cause?: unknown } = {}
  cyclic.cause = cyclic
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  for (const error of [undefined, null, 'text', 5, cyclic, proxy, { data: '0x4e487b71' }])
    expect(() => readRefusal(error)).not.toThrow()
  expect(readRefusal(cyclic)).toBeUndefined()
})
