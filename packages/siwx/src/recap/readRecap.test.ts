import { expect, test } from 'vitest'
import { readRecap } from './readRecap.ts'
import { walletMethods } from './walletMethods.ts'

const encode = (text: string) => `urn:recap:${btoa(text).replaceAll('=', '')}`
const write = (eip155: unknown, more: object = {}) =>
  encode(JSON.stringify({ att: { eip155 }, ...more }))
const chains = ['eip155:1', 'eip155:8453']
const granted = { 'request/eth_sendTransaction': [{ chains }], 'request/personal_sign': [{}] }
const opening =
  'I further authorize the stated URI to perform the following actions on my behalf: (1)'

test('default', () => {
  const statement = `${opening} 'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'.`
  expect(readRecap(write(granted))).toEqual({ statement })
  expect(readRecap(write(granted, { prf: [] }))).toEqual({ statement })
})

test('behavior: either alphabet of base64 writes the same', () => {
  const everything = { chains: ['eip155:1234567890'] }
  const methods = [...walletMethods].map((method) => [`request/${method}`, [everything]])
  // A character more or less moves all that follow.
  for (const prf of [{}, { prf: [] }]) {
    const resource = write(Object.fromEntries(methods), prf)
    expect(resource).toMatch(/^urn:recap:[A-Za-z0-9]+$/)
    expect(readRecap(resource)).toBeDefined()
  }
})

test.each([
  ['nothing', ''],
  ['another resource', 'https://app.example/terms'],
  ['no base64', 'urn:recap:a'],
  ['no JSON', encode('att')],
  ['no object', encode('[]')],
  ['no grant', encode('{"att":{}}')],
  ['an empty grant', write({})],
  ['a list', write([])],
  [
    'rights on another thing',
    encode(
      `{"att":{"eip155":${JSON.stringify(granted)},"https://app.example":{"crud/read":[{}]}}}`,
    ),
  ],
  ['rights on another thing alone', encode('{"att":{"https://app.example":{"crud/read":[{}]}}}')],
  ['another ability', write({ 'crud/delete': [{}] })],
  ['a method that no app needs', write({ 'request/eth_sign': [{}] })],
  ['one method more', write({ ...granted, 'request/eth_sign': [{}] })],
  ['a method with more after it', write({ "request/personal_sign' for 'a": [{}] })],
  ['no limit', write({ 'request/personal_sign': [] })],
  ['two limits', write({ 'request/personal_sign': [{}, {}] })],
  ['a limit that is a text', write({ 'request/personal_sign': ['all'] })],
  ['a limit that is an empty text', write({ 'request/personal_sign': [''] })],
  ['a limit that is a number', write({ 'request/personal_sign': [0] })],
  ['a limit that is a list', write({ 'request/personal_sign': [[]] })],
  ['a limit that is null', write({ 'request/personal_sign': [null] })],
  ['no list of limits', write({ 'request/personal_sign': {} })],
  ['another limit', write({ 'request/personal_sign': [{ until: 'never' }] })],
  ['chains that are a text', write({ 'request/personal_sign': [{ chains: 'eip155:1' }] })],
  ['a chain that is none', write({ 'request/personal_sign': [{ chains: ['solana:1'] }] })],
  ['a chain that is a number', write({ 'request/personal_sign': [{ chains: [1] }] })],
  ['a chain in a list', write({ 'request/personal_sign': [{ chains: [['eip155:1']] }] })],
  ['a chain with more', write({ 'request/personal_sign': [{ chains: ['eip155:1x'] }] })],
  ['a chain of another', write({ 'request/personal_sign': [{ chains: ['x-eip155:1'] }] })],
  ['a method of something else', write({ 'other/request/personal_sign': [{}] })],
  ['a resource that has one', `https://app.example/#${write(granted)}`],
  ['a resource that begins with one', `${write(granted)}#more`],
  ['proofs of others', write(granted, { prf: ['bafy'] })],
  ['proofs that are a text', write(granted, { prf: '' })],
  ['more than a grant', write(granted, { exp: 1 })],
  ['spaces', encode(JSON.stringify({ att: { eip155: granted } }, undefined, 1))],
  [
    'one thing twice',
    encode('{"att":{"eip155":{"crud/delete":[{}]},"eip155":{"request/personal_sign":[{}]}}}'),
  ],
])('error: %s', (_, resource) => {
  expect(readRecap(resource)).toBeUndefined()
})
