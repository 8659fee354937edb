import { expect, test } from 'vitest'
import { readRecap } from './readRecap.ts'

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

test('behavior: either alphabet of base64', () => {
  const resource = write(granted)
  const [, code = ''] = resource.split('urn:recap:')
  const other = code.replaceAll('+', '-').replaceAll('/', '_')
  expect(readRecap(`urn:recap:${other}`)).toEqual(readRecap(resource))
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
  ['no list of limits', write({ 'request/personal_sign': {} })],
  ['another limit', write({ 'request/personal_sign': [{ until: 'never' }] })],
  ['chains that are a text', write({ 'request/personal_sign': [{ chains: 'eip155:1' }] })],
  ['a chain that is none', write({ 'request/personal_sign': [{ chains: ['solana:1'] }] })],
  ['a chain that is a number', write({ 'request/personal_sign': [{ chains: [1] }] })],
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
