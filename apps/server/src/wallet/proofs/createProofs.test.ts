import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createWalletKeys } from '../keys/createWalletKeys.ts'
import { walletUsedProofs } from '../store/recordTables.ts'
import { createProofs } from './createProofs.ts'

const database = createTestDatabase()
await database.check()
afterAll(() => database.close())

const lifetimeMs = 600_000
const origin = 'https://wallet.app.example'
let time = Date.parse('2026-11-30T00:00:00.000Z')
const proofs = createProofs({
  ...{ config: { origin }, database, now: () => new Date(time) },
  keys: createWalletKeys([new Uint8Array(32).fill(1)]),
})
const { privateKey, publicKey } = await generateKeyPair('ES256')
const jwk = await exportJWK(publicKey)

const [method, path] = ['POST', '/wallet/v1/devices']
const body = new TextEncoder().encode('{"a":1}')
const toHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url')

let count = 0
type Changes = {
  claims?: Readonly<Record<string, unknown>>
  header?: Readonly<Record<string, unknown>>
  body?: Uint8Array
}
async function sign({ claims = {}, header = {} }: Changes = {}): Promise<string> {
  count += 1
  const jti = `proof-${String(count).padStart(16, '0')}`
  const usual = { htm: method, htu: `${origin}${path}`, iat: 1, jti, bh: toHash(body) }
  const payload = { ...usual, nonce: proofs.nonce(), ...claims }
  const head = { alg: 'ES256', typ: 'dpop+jwt', jwk, ...header }
  return new SignJWT(payload).setProtectedHeader(head).sign(privateKey)
}
const verify = async (changes: Changes = {}) =>
  proofs.verify({ proof: await sign(changes), method, path, body: changes.body ?? body })
const refusalOf = (asking: Promise<unknown>) =>
  asking.then(
    () => undefined,
    (error: unknown) => error,
  )

test('default: a proof names its key, whatever the clock of the browser says', async () => {
  const jkt = await verify()
  expect(jkt).toMatch(/^[\w-]{43}$/)
  expect(await verify({ claims: { iat: 9_999_999_999 } })).toBe(jkt)
})

test('behavior: without a body no hash is needed', async () => {
  const none = new Uint8Array()
  expect(await verify({ claims: { bh: undefined }, body: none })).toBeDefined()
  expect(await verify({ claims: { bh: 'A' }, body: none })).toBeDefined()
})

test.each([
  ['another method', { claims: { htm: 'GET' } }, 'It is for another request.'],
  ['another path', { claims: { htu: `${origin}/wallet/v1/session` } }, 'another request'],
  ['another origin', { claims: { htu: `https://app.example${path}` } }, 'another request'],
  ['another body', { claims: { bh: toHash(new Uint8Array([1])) } }, 'It is for another body.'],
  ['a body that it does not name', { claims: { bh: undefined } }, 'It is for another body.'],
  ['a short id', { claims: { jti: 'a'.repeat(15) } }, 'It cannot be read.'],
  ['a long id', { claims: { jti: 'a'.repeat(129) } }, 'It cannot be read.'],
  ['no time', { claims: { iat: undefined } }, 'It cannot be read.'],
  ['another type', { header: { typ: 'jwt' } }, 'It cannot be read.'],
  ['no key', { header: { jwk: undefined } }, 'It cannot be read.'],
  ['a key with more in it', { header: { jwk: { ...jwk, use: 'sig' } } }, 'It cannot be read.'],
])('error: %s', async (_, changes, why) => {
  expect(await refusalOf(verify(changes))).toMatchObject({
    code: 'PROOF_REFUSED',
    message: expect.stringContaining(why),
  })
})

test.each([15, 16, 128, 129])('behavior: an id of %i characters', async (length) => {
  const jti = `${count}-`.padEnd(length, 'b')
  expect((await refusalOf(verify({ claims: { jti } }))) === undefined).toBe(
    length >= 16 && length <= 128,
  )
})

test('error: none, one that cannot be read, and one that is too long to be read', async () => {
  const ask = (proof: string | undefined) => refusalOf(proofs.verify({ proof, method, path, body }))
  expect(await ask(undefined)).toMatchObject({ message: expect.stringContaining('There is none.') })
  expect(await ask('a.b.c')).toMatchObject({ message: expect.stringContaining('be read') })
  const long = await sign({ claims: { more: 'a'.repeat(5_000) } })
  expect(await ask(long)).toMatchObject({ message: expect.stringContaining('There is none.') })
})

test.each([4_096, 4_097])('behavior: a proof of %i characters', async (length) => {
  const proof = await signLong(length)
  expect(proof).toHaveLength(length)
  const problem = await refusalOf(proofs.verify({ proof, method, path, body }))
  expect(problem === undefined).toBe(length === 4_096)
})

/** Base64 has no text of every length, so that header and claims make it together. */
async function signLong(length: number): Promise<string> {
  for (const kid of ['', 'a', 'aa']) {
    const { length: least } = await sign({ header: { kid }, claims: { more: '' } })
    const room = Math.floor(((length - least) * 3) / 4)
    for (const size of [room - 1, room, room + 1]) {
      const proof = await sign({ header: { kid }, claims: { more: 'a'.repeat(size) } })
      if (proof.length === length) return proof
    }
  }
  throw new Error(`There is no proof of ${length} characters.`)
}

test.each([
  ['off the curve', { x: 'A'.repeat(43), y: 'A'.repeat(43) }],
  ['too short', { x: 'AAAA' }],
  ['no base64', { x: '!'.repeat(43) }],
  ['with a coordinate that is a number', { x: 7 }],
  ['of another curve', { crv: 'P-384' }],
  ['of a curve that there is not', { crv: 'P-1' }],
  ['of another kind', { kty: 'oct', k: 'AAAA' }],
])('error: a key %s', async (_, changes) => {
  expect(await refusalOf(verify({ header: { jwk: { ...jwk, ...changes } } }))).toMatchObject({
    code: 'PROOF_REFUSED',
    message: expect.stringContaining('It cannot be read.'),
  })
})

test('error: a nonce of another time, or none, asks for the next, and uses up no proof', async () => {
  const wanted = {
    code: 'PROOF_NONCE_REQUIRED',
    message: expect.stringContaining('Send it again with it.'),
    headers: { 'WWW-Authenticate': 'DPoP error="use_dpop_nonce"' },
  }
  const jti = 'the-same-proof-again'
  expect(await refusalOf(verify({ claims: { jti, nonce: undefined } }))).toMatchObject(wanted)
  const nonce = proofs.nonce()
  time += lifetimeMs
  expect(await refusalOf(verify({ claims: { jti, nonce } }))).toMatchObject(wanted)
  expect(await verify({ claims: { jti } })).toBeDefined()
})

test('error: a proof is taken once, also by two requests at a time', async () => {
  const proof = await sign()
  const ask = () => refusalOf(proofs.verify({ proof, method, path, body }))
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.filter((problem) => problem === undefined)).toHaveLength(1)
  expect(await ask()).toMatchObject({
    code: 'PROOF_REFUSED',
    message: expect.stringContaining('It was used already.'),
    headers: { 'WWW-Authenticate': 'DPoP error="invalid_dpop_proof"' },
  })
})

test('behavior: the same id of another key is another proof', async () => {
  const jti = 'an-id-of-two-browsers'
  await verify({ claims: { jti } })
  const other = await generateKeyPair('ES256')
  const claims = { htm: method, htu: `${origin}${path}`, iat: 1, jti, bh: toHash(body) }
  const header = { alg: 'ES256', typ: 'dpop+jwt', jwk: await exportJWK(other.publicKey) }
  const proof = await new SignJWT({ ...claims, nonce: proofs.nonce() })
    .setProtectedHeader(header)
    .sign(other.privateKey)
  expect(await proofs.verify({ proof, method, path, body })).toBeDefined()
})

test('behavior: what was used is forgotten once no nonce of it counts any more', async () => {
  const readAll = () => database.run((queries) => queries.select().from(walletUsedProofs))
  time += lifetimeMs + 1
  await proofs.prune()
  expect(await readAll()).toEqual([])
  await verify()
  const [row] = await readAll()
  expect(row?.endsAt.getTime()).toBe(time + lifetimeMs)
  // It names neither key nor id.
  expect(row?.hash).toMatch(/^[\w-]{43}$/)
  time += lifetimeMs
  await proofs.prune()
  expect(await readAll()).toHaveLength(1)
  time += 1
  await proofs.prune()
  expect(await readAll()).toEqual([])
})
