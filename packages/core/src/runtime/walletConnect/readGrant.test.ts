import { expect, test } from 'vitest'
import { readGrant } from './readGrant.ts'

const encode = (recap: unknown) => `urn:recap:${btoa(JSON.stringify(recap)).replaceAll('=', '')}`
const chains = ['eip155:1', 'eip155:8453']

test('default', () => {
  const eip155 = { 'request/eth_sendTransaction': [{ chains }], 'request/personal_sign': [{}] }
  const statement =
    "I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'."
  const methods = ['eth_sendTransaction', 'personal_sign']
  expect(readGrant(encode({ att: { eip155 } }))).toEqual({ methods, chains, statement })
  expect(readGrant(encode({ att: { eip155 }, prf: [] }))).toEqual({ methods, chains, statement })
})

test.each([
  ['another resource', 'https://app.example/terms'],
  ['no JSON', 'urn:recap:YQ'],
  ['nothing', encode({ att: {} })],
  ['an empty grant', encode({ att: { eip155: {} } })],
  ['another ability', encode({ att: { eip155: { 'crud/delete': [{}] } } })],
  ['one ability more', encode({ att: { eip155: { 'request/a': [{}], 'crud/delete': [{}] } } })],
  [
    'rights on another thing',
    encode({
      att: { eip155: { 'request/a': [{}] }, 'https://app.example': { 'crud/read': [{}] } },
    }),
  ],
  ['another limit', encode({ att: { eip155: { 'request/a': [{ until: 'never' }] } } })],
  ['two limits', encode({ att: { eip155: { 'request/a': [{}, {}] } } })],
  ['proofs of others', encode({ att: { eip155: { 'request/a': [{}] } }, prf: ['bafy'] })],
])('error: %s', (_, resource) => {
  expect(readGrant(resource)).toBeUndefined()
})
