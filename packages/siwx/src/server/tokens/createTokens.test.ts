import { decodeJwt, importJWK, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import type { StoredSession } from '../store/storedSession.ts'
import { createSiwxKey } from './createSiwxKey.ts'
import { createTokens } from './createTokens.ts'

const key = await createSiwxKey()
const time = Date.parse('2026-01-01T00:00:00Z')
const seconds = time / 1000
const session: StoredSession = {
  ...{ id: 'c'.repeat(32), version: 1, user: 'user-1', accounts: [], hash: '', jkt: 'thumb' },
  ...{ createdAt: time, renewedAt: time, usedAt: time, checkedAt: time, askedAt: time },
  ...{ endsAt: time + 3_600_000, lastsUntil: time + 3_600_000 },
}

function stage(keys = [key]) {
  return createTokens({
    ...{ keys, issuer: 'https://auth.example', audiences: ['https://app.example'] },
    ...{ lifeMs: 300_000, now: () => time },
  })
}

/** A token that the service itself signed, with other claims. */
async function write(changed: object, header: object = {}): Promise<string> {
  const claims = {
    ...{
      sub: 'user-1',
      sid: session.id,
      cnf: { jkt: 'thumb' },
      jti: 'a',
      aud: 'https://app.example',
    },
    ...{ iss: 'https://auth.example', iat: seconds, nbf: seconds, exp: seconds + 300, ...changed },
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', kid: key.kid, typ: 'at+jwt', ...header })
    .sign(await importJWK(key, 'EdDSA'))
}

test('default: a token says its session and its key', async () => {
  const tokens = stage()
  const { token, endsAt } = await tokens.sign({ session, audience: 'https://app.example' })
  expect(endsAt).toBe(time + 300_000)
  expect(await tokens.read(token)).toEqual({ id: session.id, jkt: 'thumb' })
  expect(await tokens.read(await write({}))).toEqual({ id: session.id, jkt: 'thumb' })
})

test('behavior: of a session without accounts it is the user', async () => {
  const { token } = await stage().sign({ session, audience: 'https://app.example' })
  expect(decodeJwt(token).sub).toBe('user-1')
})

test('behavior: it ends with its session', async () => {
  const soon = { ...session, endsAt: time + 1000 }
  const { token, endsAt } = await stage().sign({ session: soon, audience: 'https://app.example' })
  expect([endsAt, decodeJwt(token).exp]).toEqual([time + 1000, seconds + 1])
})

test.each(['sub', 'sid', 'exp', 'nbf', 'iat', 'jti', 'cnf'])(
  'error: a token without %s',
  async (claim) => {
    expect(await stage().read(await write({ [claim]: undefined }))).toBeUndefined()
  },
)

test.each([
  ['a session that is no text', { sid: 7 }],
  ['no key', { cnf: null }],
  ['a key that is no text', { cnf: { jkt: 7 } }],
  ['a key that is left out', { cnf: {} }],
])('error: a token of %s', async (_, changed) => {
  expect(await stage().read(await write(changed))).toBeUndefined()
})

test.each([[{ kid: undefined }], [{ kid: 'another' }]])(
  'error: a token of a key that it does not name, %j',
  async (header) => {
    expect(await stage().read(await write({}, header))).toBeUndefined()
  },
)

test('error: no key to sign with', () => {
  expect(() => stage([])).toThrow('`keys` is empty')
})
