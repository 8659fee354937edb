import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findSignInProof } from './findSignInProof.ts'

const now = '2026-01-01T00:00:00.000Z'
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const chains = ['eip155:1', 'eip155:8453']
const methods = ['eth_sendTransaction', 'personal_sign']
const terms = {
  ...{ domain: 'app.example', uri: 'https://app.example', nonce: 'abcd1234' },
  ...{ statement: 'Welcome.', resources: ['https://app.example/terms'] },
}
const grant = (granted: readonly string[], on: readonly string[] = chains) => {
  const abilities = granted.map((method) => [`request/${method}`, [{ chains: on }]])
  const recap = JSON.stringify({ att: { eip155: Object.fromEntries(abilities) } })
  return `urn:recap:${btoa(recap).replaceAll('=', '')}`
}
const recap = grant(['personal_sign'])
const cacao = (changed: object = {}, chain = 'eip155:1') => ({
  h: { t: 'caip122' },
  p: {
    ...{ iss: `did:pkh:${chain}:${address}`, iat: now, resources: [...terms.resources, recap] },
    ...changed,
  },
  s: { t: 'eip191', s: '0xab' },
})
const find = (cacaos: unknown) =>
  findSignInProof({ cacaos, terms, chains, methods, write: (_, issuer) => `text of ${issuer}` })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now) })
})
afterEach(() => {
  vi.useRealTimers()
})

test('default', () => {
  expect(find([cacao()])).toEqual({
    ...{ text: `text of did:pkh:eip155:1:${address}`, signature: '0xab', type: 'eip191' },
    written: {
      ...{ chainId: 'eip155:1', issuedAt: now, resources: [...terms.resources, recap] },
      statement:
        "Welcome. I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'personal_sign' for 'eip155'.",
    },
  })
})

test('behavior: the message of the network that was asked for, else another', () => {
  const [base, main] = [cacao({}, 'eip155:8453'), cacao()]
  expect(find([base, main])?.written?.chainId).toBe('eip155:1')
  expect(find([base])?.written?.chainId).toBe('eip155:8453')
  expect(find([{}, null, base])?.written?.chainId).toBe('eip155:8453')
})

test.each<[what: string, cacaos: unknown]>([
  ['nothing', undefined],
  ['no list', cacao()],
  ['no signature', [{ ...cacao(), s: undefined }]],
  ['a network that the app lacks', [cacao({}, 'eip155:10')]],
  ['another family', [cacao({ iss: `did:pkh:solana:1:${address}` })]],
  ['no ReCap', [cacao({ resources: terms.resources })]],
  ['no resources', [cacao({ resources: undefined })]],
  ['a method that was not asked for', [cacao({ resources: [grant(['eth_sign'])] })]],
  ['one method more', [cacao({ resources: [grant([...methods, 'eth_sign'])] })]],
  ['a network more', [cacao({ resources: [grant(methods, ['eip155:1', 'eip155:10'])] })]],
  ['a time long ago', [cacao({ iat: '2025-12-31T23:49:59.000Z' })]],
  ['a time to come', [cacao({ iat: '2026-01-01T00:10:01.000Z' })]],
  ['no time', [cacao({ iat: 'now' })]],
])('error: %s', (_, cacaos) => {
  expect(find(cacaos)).toBeUndefined()
})
