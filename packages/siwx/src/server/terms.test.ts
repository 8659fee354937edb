import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMemoryNonces } from './createMemoryNonces.ts'
import { createNonce } from './createNonce.ts'
import { issueTerms } from './issueTerms.ts'
import { openTerms } from './openTerms.ts'
import { sealTerms } from './sealTerms.ts'

const secret = 'a secret of thirty-two bytes or more'
const asked = { secret, browser: 'browser 1', domain: 'app.example', uri: 'https://app.example' }

test('default: this browser gets back what it was asked', () => {
  const time = new Date('2026-01-01T00:00:00Z')
  const options = { statement: 'Welcome', resources: ['urn:a'], chains: ['eip155:1'] }
  const { terms, token } = issueTerms({ ...asked, ...options, time })
  expect(terms).toEqual({
    ...{ domain: 'app.example', uri: 'https://app.example', ...options },
    ...{ issuedAt: '2026-01-01T00:00:00.000Z', expirationTime: '2026-01-01T00:10:00.000Z' },
    nonce: expect.stringMatching(/^[0-9A-Za-z]{24}$/),
  })
  expect(openTerms({ secrets: [secret], browser: 'browser 1', token })).toEqual(terms)
})

test('error: J14, another browser, or another server', () => {
  const { token } = issueTerms(asked)
  const open = (browser: string, ...secrets: string[]) => openTerms({ secrets, browser, token })
  const newer = 'another secret of thirty-two bytes'
  expect(open('browser 2', secret)).toBeUndefined()
  expect(open('', secret)).toBeUndefined()
  expect(open('browser 1', newer)).toBeUndefined()
  expect(open('browser 1')).toBeUndefined()
  expect(open('browser 1', newer, secret)).toBeDefined()
})

test('property: a token with another character opens nothing', () => {
  const { token } = issueTerms(asked)
  fc.assert(
    fc.property(fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (at, letter) => {
      const place = at % token.length
      const changed = token.slice(0, place) + letter + token.slice(place + 1)
      fc.pre(changed !== token)
      expect(openTerms({ secrets: [secret], browser: 'browser 1', token: changed })).toBeUndefined()
    }),
  )
})

test.each(['', '.', 'a.b', 'ff', '7b7d.', `${'7b'.repeat(10_000)}.a`, '7b7d.a.b'])(
  'error: the token %j',
  (token) => {
    expect(openTerms({ secrets: [secret], browser: 'browser 1', token })).toBeUndefined()
  },
)

const browser = 'browser 1'
const open = (token: string) => openTerms({ secrets: [secret], browser, token })
/** A token whose seal is right, whatever it says. */
const seal = (payload: string) => `${payload}.${sealTerms({ secret, browser, payload })}`

test('error: more than the token, or less', () => {
  const { token } = issueTerms(asked)
  expect(open(token)).toBeDefined()
  for (const other of [`${token}a`, `${token}.`, `${token}.a`, `.${token}`, token.slice(0, -1)])
    expect(open(other)).toBeUndefined()
})

test.each(['', 'x7b7d', '7b7dx', '7b7', '7B7D', 'zz', '7b 7d'])(
  'error: what is sealed, and no hex: %j',
  (payload) => {
    expect(open(seal('7b7d'))).toEqual({})
    expect(open(seal(payload))).toBeUndefined()
  },
)

test('error: a token that is longer than any', () => {
  const ofLength = (length: number) => seal(`7b${'20'.repeat((length - 65) / 2 - 2)}7d`)
  expect(ofLength(16_383)).toHaveLength(16_383)
  expect(open(ofLength(16_383))).toEqual({})
  expect(open(ofLength(16_385))).toBeUndefined()
})

test('error: a secret that can be guessed', () => {
  const issue = (given: string) => issueTerms({ ...asked, secret: given })
  expect(() => issue('short')).toThrow('fewer than 32 bytes')
  expect(() => issue('a'.repeat(31))).toThrow('fewer than 32 bytes')
  expect(issue('a'.repeat(32)).token).toBeDefined()
  // Bytes, and not characters.
  expect(issue('é'.repeat(16)).token).toBeDefined()
})

test('behavior: nonces are of chance, and of letters that are equally likely', () => {
  const nonces = Array.from({ length: 5000 }, () => createNonce())
  expect(new Set(nonces).size).toBe(nonces.length)
  const counts = new Map<string, number>()
  for (const letter of nonces.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(62)
  const mean = (5000 * 24) / 62
  for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(mean / 8)
  for (const nonce of nonces) expect(nonce).toHaveLength(24)
  for (const length of [0, 1, 16]) expect(createNonce(length)).toHaveLength(length)
})

test('behavior: used nonces are forgotten once they are over', async () => {
  let now = 0
  const claimNonce = createMemoryNonces({ now: () => now })
  const use = (nonce: string, seconds: number) =>
    claimNonce({ nonce, expirationTime: new Date(seconds * 1000).toISOString() })
  expect([await use('a', 10), await use('a', 10), await use('b', 20)]).toEqual([true, false, true])
  now = 9999
  expect(await use('a', 10)).toBe(false)
  now = 10_000
  expect([await use('a', 10), await use('b', 20)]).toEqual([true, false])
})
