import { CleatError } from '@cleat/core'
import { expect, test } from 'vitest'
import { redact, redacted } from './redact.ts'
import { toJson } from './toJson.ts'

test('default: plain values stay as they are', () => {
  const value = { method: 'eth_sendTransaction', params: [{ value: '0x1' }], gas: 21_000, no: null }
  expect(redact(value)).toEqual(value)
})

test.each([
  ['the key of a pairing', { wcUri: 'wc:a1@2?relay-protocol=irn&symKey=c0ffee' }, 'c0ffee'],
  ['a property that is a key', { session: { symKey: 'c0ffee' } }, 'c0ffee'],
  ['a token', { accessToken: 'abc' }, 'abc'],
  ['a token inside a text', { text: 'Authorization: Bearer abc.def' }, 'abc.def'],
  ['a JSON web token', ['eyJhbGciOiJF.eyJzdWIi.c2ln'], 'eyJ'],
  ['a code in a link', { url: 'https://a.example/?code=123456&state=1' }, '123456'],
  ['a private key', { privateKey: '0x1234' }, '0x1234'],
  ['an address of e-mail', { identifier: 'jo@cleat.example' }, 'jo@'],
  ['JSON inside a text, as storage has it', { item: '{"value":{"refreshToken":"xyz"}}' }, 'xyz'],
  ['a signature', { answer: { signature: '0xsigned' } }, '0xsigned'],
  ['what an error has in its cause', new Error('a', { cause: { password: 'hunter2' } }), 'hunter2'],
])('behavior: %s is not shown', (_, value, secret) => {
  expect(toJson(value)).not.toContain(secret)
  expect(toJson(value)).toContain(redacted)
})

test('behavior: an error of Cleat keeps its code and facts', () => {
  const error = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Base' } })
  expect(redact(error)).toMatchObject({
    code: 'NETWORK_RPC_FAILED',
    context: { network: 'Base' },
    message: error.shortMessage,
  })
})

test('behavior: what JSON has no form for', () => {
  const circular: Record<string, unknown> = { amount: 10n, run: () => 1, bytes: new Uint8Array(3) }
  circular.self = circular
  expect(redact(circular)).toEqual({
    ...{ amount: '10n', run: '[function]', bytes: '[3 bytes]', self: '[circular]' },
  })
  expect(redact(new Map([['a', new Set([1n])]]))).toEqual({ a: ['1n'] })
  expect(toJson(undefined)).toBe('undefined')
})

test('behavior: long and deep values are cut', () => {
  expect(redact(Array.from({ length: 502 }, () => 0))).toHaveLength(501)
  let deep: unknown = 'end'
  for (let level = 0; level < 20; level += 1) deep = { deep }
  expect(toJson(deep)).toContain('[…]')
  expect(toJson('a'.repeat(30_000)).length).toBeLessThan(20_010)
})
