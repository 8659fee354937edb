import { stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { decodeMessage } from './decodeMessage.ts'

const hash = `0x${'c5d2460186f7233c927e7db2dcc703c0'.repeat(2)}`
const typed = '{"types":{},"primaryType":"Permit","domain":{},"message":{}}'
const signIn = 'harbour.example wants you to sign in with your Ethereum account:\n0xd8dA…'

test.each<[string, unknown, object]>([
  ['a text', 'Hello\n\tthere', { kind: 'message', text: 'Hello\n\tthere' }],
  ['a text in hex', stringToHex('Grüße 👋'), { kind: 'message', text: 'Grüße 👋' }],
  ['32 letters in hex', stringToHex('a'.repeat(32)), { kind: 'message', text: 'a'.repeat(32) }],
  ['no text', '0x', { kind: 'message', text: '' }],
  ['half a byte', '0x123', { kind: 'message', text: '0x123' }],
  ['a sign-in', signIn, { kind: 'signIn', domain: 'harbour.example' }],
  ['one in hex', stringToHex(`https://${signIn}`), { kind: 'signIn', domain: 'harbour.example' }],
  ['a hash', hash, { kind: 'opaque', reason: 'hash' }],
  ['bytes', '0x0001ff', { kind: 'opaque', reason: 'bytes' }],
  ['a transaction', '0x02f86b0180843b9aca00', { kind: 'opaque', reason: 'bytes' }],
  ['typed data as text', typed, { kind: 'opaque', reason: 'disguised' }],
  ['typed data in hex', stringToHex(` ${typed}`), { kind: 'opaque', reason: 'disguised' }],
  ['JSON', '{"types":1}', { kind: 'message', text: '{"types":1}' }],
  ['no message', 7, { kind: 'opaque', reason: 'bytes' }],
])('default: %s', (_, message, action) => {
  expect(decodeMessage(message)).toEqual(action)
})
