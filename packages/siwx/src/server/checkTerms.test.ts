import { expect, test } from 'vitest'
import type { SignInFields } from '../fields/signInFields.ts'
import { checkTerms } from './checkTerms.ts'
import type { SignInTerms } from './signInTerms.ts'

const issuedAt = '2026-01-01T00:00:00.000Z'
const expirationTime = '2026-01-01T00:10:00.000Z'
const now = Date.parse(issuedAt)
const minutes = (count: number) => new Date(now + count * 60_000).toISOString()
const asked: SignInTerms = {
  ...{ domain: 'app.example', uri: 'https://app.example', nonce: 'abcd1234' },
  ...{ issuedAt, expirationTime, statement: 'Welcome', requestId: 'r1' },
  ...{ resources: ['urn:a', 'urn:b'], chains: ['eip155:1', 'eip155:10'] },
}

function check(change: Partial<SignInFields> = {}, more: Partial<SignInTerms> = {}, ms = 0) {
  const { chains: _, ...said } = asked
  const fields: SignInFields = {
    ...{ ...said, namespace: 'eip155', address: '0x', chainId: '1' },
    ...change,
  }
  const terms = { ...asked, ...more }
  const refused = checkTerms({ fields, chain: `eip155:${fields.chainId}`, terms, now: now + ms })
  return refused && [refused.code, refused.field, refused.reason]
}

test('default', () => {
  expect(check()).toBeUndefined()
  expect(check({ chainId: '10' })).toBeUndefined()
  expect(check({ chainId: '137' }, { chains: undefined })).toBeUndefined()
  const bare = { statement: undefined, requestId: undefined, resources: undefined }
  expect(check(bare, bare)).toBeUndefined()
})

const notAsked = 'is not what was asked for'
const notOfTerms = 'is not the one of the terms'

test.each<[Partial<SignInFields>, code: string, field: string, reason: string]>([
  [{ domain: 'evil.example' }, 'SIWX_DOMAIN_MISMATCH', 'domain', 'is not app.example'],
  [{ domain: 'App.example' }, 'SIWX_DOMAIN_MISMATCH', 'domain', 'is not app.example'],
  [{ uri: 'https://app.example/' }, 'SIWX_DOMAIN_MISMATCH', 'uri', 'is not https://app.example'],
  [{ statement: 'Hello' }, 'SIWX_MESSAGE_INVALID', 'statement', notAsked],
  [{ requestId: 'r2' }, 'SIWX_MESSAGE_INVALID', 'requestId', notAsked],
  [{ expirationTime: minutes(9) }, 'SIWX_MESSAGE_INVALID', 'expirationTime', notAsked],
  [{ resources: ['urn:a', 'urn:c'] }, 'SIWX_MESSAGE_INVALID', 'resources', notAsked],
  [{ resources: ['urn:c', 'urn:b'] }, 'SIWX_MESSAGE_INVALID', 'resources', notAsked],
  [{ resources: ['urn:b', 'urn:a'] }, 'SIWX_MESSAGE_INVALID', 'resources', notAsked],
  [{ resources: ['urn:a'] }, 'SIWX_MESSAGE_INVALID', 'resources', notAsked],
  [{ resources: ['urn:a', 'urn:b', 'urn:c'] }, 'SIWX_MESSAGE_INVALID', 'resources', notAsked],
  [{ resources: undefined }, 'SIWX_MESSAGE_INVALID', 'resources', notAsked],
  [{ chainId: '137' }, 'SIWX_MESSAGE_INVALID', 'chainId', 'is a chain that the app does not have'],
  [{ nonce: 'abcd1235' }, 'SIWX_NONCE_REFUSED', 'nonce', notOfTerms],
])('error: %j: %s, %s %s', (change, code, field, reason) => {
  expect(check(change)).toEqual([code, field, reason])
})

test('error: a list of resources where none was asked for, though it is empty', () => {
  expect(check({ resources: [] }, { resources: undefined })).toEqual([
    ...['SIWX_MESSAGE_INVALID', 'resources', notAsked],
  ])
})

test.each([
  ['the one of the terms', issuedAt, 0],
  ['the one of the terms, at the end', issuedAt, 599_999],
  ['the one of the terms, by a clock that is a minute behind', issuedAt, -60_000],
  ['five minutes ago', minutes(-5), 0],
  ['in five minutes', minutes(5), 0],
  ['in another zone', '2026-01-01T01:00:00.000+01:00', 0],
])('behavior: a time of issue that is %s', (_, time, ms) => {
  expect(check({ issuedAt: time }, {}, ms)).toBeUndefined()
})

const future = 'is in the future: '

test.each([
  ['the one of the terms, in more than a minute', issuedAt, -60_001, 'SIWX_NOT_YET_VALID'],
  ['in more than five minutes', minutes(5), -1, 'SIWX_NOT_YET_VALID'],
  ['more than five minutes ago', minutes(-5), 1, 'SIWX_MESSAGE_INVALID'],
  ['as late as the end', minutes(10), 599_000, 'SIWX_MESSAGE_INVALID'],
  ['after the end', minutes(11), 599_000, 'SIWX_MESSAGE_INVALID'],
])('error: a time of issue that is %s', (_, time, ms, code) => {
  const reason = code === 'SIWX_NOT_YET_VALID' ? `${future}${time}` : notOfTerms
  expect(check({ issuedAt: time }, {}, ms)).toEqual([code, 'issuedAt', reason])
})

test('error: terms without a time of issue or an end', () => {
  const refused = ['SIWX_MESSAGE_INVALID', 'issuedAt', notOfTerms]
  expect(check({}, { issuedAt: 'today' })).toEqual(refused)
  const ends = { expirationTime: 'tomorrow' }
  expect(check(ends, ends)).toEqual(refused)
})
