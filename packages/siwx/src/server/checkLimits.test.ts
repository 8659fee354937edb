import { expect, test } from 'vitest'
import type { SignInFields } from '../fields/signInFields.ts'
import { checkLimits } from './checkLimits.ts'

function check(change: Partial<SignInFields>) {
  const refused = checkLimits({
    ...{ namespace: 'eip155', address: '0x', chainId: '1', nonce: 'abcd1234' },
    ...{ domain: 'app.example', uri: 'https://app.example/login', issuedAt: '' },
    ...change,
  })
  return refused && [refused.code, refused.field, refused.reason]
}

const invalid = 'SIWX_MESSAGE_INVALID'

test.each<Partial<SignInFields>>([
  {},
  { scheme: 'https' },
  { domain: 'App.Example', uri: 'https://aPP.example' },
  { domain: 'app.example:443' },
  { uri: 'https://app.example:443/' },
  { uri: 'https://app.example:' },
  { domain: 'app.example:8443', uri: 'https://app.example:8443/' },
  { domain: 'localhost:5173', uri: 'http://localhost:5173/' },
  { domain: 'localhost:80', uri: 'http://localhost/', scheme: 'http' },
  { domain: '127.0.0.1', uri: 'http://127.0.0.1:80/' },
  { domain: '[::1]', uri: 'http://[::1]/' },
  { statement: 'a'.repeat(280) },
  { resources: [] },
  { resources: ['https://a.example', 'ipfs://a', 'urn:a', 'did:a:b', 'http://localhost/a'] },
  { resources: ['http://127.0.0.1:1', 'http://[::1]'] },
  { resources: Array.from({ length: 8 }, () => 'urn:a') },
  { resources: [`urn:${'a'.repeat(508)}`] },
])('default: %j', (change) => {
  expect(check(change)).toBeUndefined()
})

test.each<[Partial<SignInFields>, field: string, reason: string]>([
  [{ domain: 'me@app.example' }, 'domain', 'names a user'],
  [{ domain: '@app.example' }, 'domain', 'names a user'],
  [{ uri: 'http://app.example/login' }, 'uri', 'is not of https'],
  [{ uri: 'ftp://localhost/', domain: 'localhost' }, 'uri', 'is not of https'],
  [{ uri: 'http://xlocalhost/', domain: 'xlocalhost' }, 'uri', 'is not of https'],
  [{ uri: 'http://localhost.example/', domain: 'localhost.example' }, 'uri', 'is not of https'],
  [{ uri: 'http://127a0.0.1/', domain: '127a0.0.1' }, 'uri', 'is not of https'],
  [{ uri: 'http:login' }, 'uri', 'is not of https'],
  [{ uri: 'login' }, 'uri', 'is not of https'],
  [{ scheme: 'http' }, 'scheme', 'is not the one of the URI'],
  [{ scheme: 'HTTPS' }, 'scheme', 'is not the one of the URI'],
  [{ uri: 'https:login' }, 'uri', 'is not on the domain'],
  [{ uri: 'https://evil.example/login' }, 'uri', 'is not on the domain'],
  [{ uri: 'https://me@app.example/login' }, 'uri', 'is not on the domain'],
  [{ uri: 'https://@app.example/login' }, 'uri', 'is not on the domain'],
  [{ uri: 'https://app.example:8443/login' }, 'uri', 'is not on the domain'],
  [{ uri: 'https://app.example:80/login' }, 'uri', 'is not on the domain'],
  [{ domain: 'app.example:8443' }, 'uri', 'is not on the domain'],
  [{ statement: 'a'.repeat(281) }, 'statement', 'is longer than 280 characters'],
  [{ resources: Array.from({ length: 9 }, () => 'urn:a') }, 'resources', 'are more than 8'],
  [{ resources: ['urn:a', 'a b'] }, 'resources', 'has one that is not allowed'],
  [{ resources: ['javascript:alert(1)'] }, 'resources', 'has one that is not allowed'],
  [{ resources: ['http://a.example'] }, 'resources', 'has one that is not allowed'],
  [{ resources: ['urn:a', `urn:${'a'.repeat(509)}`] }, 'resources', 'has one that is not allowed'],
])('error: %j: %s %s', (change, field, reason) => {
  expect(check(change)).toEqual([invalid, field, reason])
})
