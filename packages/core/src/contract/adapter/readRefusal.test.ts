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
  ['where ethers puts it', { info: { error: { code: 3, message: 'closed' } } }, 'closed'],
  ['where viem puts it', new Error('e', { cause: { code: 3, message: 'closed' } }), 'closed'],
])('behavior: a refusal %s', (_, error, reason) => {
  expect(readRefusal(error)).toBe(reason)
})

test('behavior: what the compiler checks, in words', () => {
  expect(readRefusal({ data: panicked(0x11) })).toBe('an amount is too large or too small')
  expect(readRefusal({ data: panicked(0x41) })).toBe('a check of the contract failed (65)')
})

test.each([
  ['a refusal of the visitor', { code: 4001, message: 'User rejected the request' }],
  ['another number with other words', { code: -32000, message: 'Something is wrong' }],
  ['known words without a number', { message: 'insufficient funds' }],
  ['bytes of another kind', { data: '0x12345678' }],
  ['a text without one', { data: '0x08c379a0' }],
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
