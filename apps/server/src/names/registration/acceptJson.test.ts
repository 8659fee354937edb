import { hash } from 'node:crypto'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { acceptJson } from './acceptJson.ts'

const time = new Date('2026-11-27T00:00:00Z')
const seconds = time.getTime() / 1000
const wallet = privateKeyToAccount(generatePrivateKey())
const wanted = { name: 'harbour.names.example', attributes: {}, timestamp: seconds }

async function attempt(options: {
  body?: object | string
  change?: Partial<acceptJson.Parameters>
  claim?: acceptJson.Parameters['claim']
}) {
  const { body = wanted, change, claim = async () => true } = options
  const message = typeof body === 'string' ? body : JSON.stringify(body)
  const signature = await wallet.signMessage({ message })
  const { address } = wallet
  return acceptJson({ ...{ message, signature, address, claim, now: () => time }, ...change })
}

test('default', async () => {
  const claims: object[] = []
  const claim = async (use: object) => claims.push(use) === 1
  const message = JSON.stringify(wanted)
  expect(await attempt({ claim })).toEqual({
    name: 'harbour.names.example',
    proof: {
      ...{ account: `eip155:1:${wallet.address}`, subject: `eip155:${wallet.address}` },
      ...{ kind: 'key', message, signature: await wallet.signMessage({ message }) },
    },
  })
  expect(claims).toEqual([
    { hash: hash('sha256', `${wallet.address} ${message}`), endsAt: time.getTime() + 120_000 },
  ])
  await expect(attempt({ claim })).rejects.toMatchObject({ code: 'SIWX_NONCE_REFUSED' })
})

test('behavior: an address in lower case is the same account', async () => {
  const change = { address: wallet.address.toLowerCase() }
  expect(await attempt({ change })).toMatchObject({
    proof: { subject: `eip155:${wallet.address}` },
  })
})

test.each([-120, 120])('behavior: a clock that is %i s off', async (offset) => {
  await attempt({ body: { ...wanted, timestamp: seconds + offset } })
})

test('behavior: a message of 512 characters', async () => {
  const name = 'a'.repeat(512 - JSON.stringify(wanted).length + wanted.name.length)
  const body = { ...wanted, name }
  expect(JSON.stringify(body)).toHaveLength(512)
  expect(await attempt({ body })).toMatchObject({ name })
  await expect(attempt({ body: { ...body, name: `${name}a` } })).rejects.toMatchObject({
    code: 'SIWX_MESSAGE_INVALID',
  })
})

test.each<[Parameters<typeof attempt>[0], message: string]>([
  [
    { body: { ...wanted, to: '0x' } },
    'The message has something else than name, empty attributes and timestamp.',
  ],
  [
    { body: { ...wanted, timestamp: seconds - 121 } },
    'The message was signed at another time. Check the clock, and sign again.',
  ],
  [
    { change: { address: 'So11111111111111111111111111111111111111112' } },
    'This form of registration is for accounts of EVM chains.',
  ],
  [{ change: { signature: '0x' } }, 'The key of this account did not sign the message.'],
  [{ claim: async () => false }, 'The message was used before. Sign again.'],
])('error: it says what to do, %#', async (options, message) => {
  await expect(attempt(options)).rejects.toMatchObject({ message })
})

test.each([
  ['121 s ago', { ...wanted, timestamp: seconds - 121 }, 'SIWX_EXPIRED'],
  ['in 121 s', { ...wanted, timestamp: seconds + 121 }, 'SIWX_NOT_YET_VALID'],
  ['in milliseconds', { ...wanted, timestamp: seconds * 1000 }, 'SIWX_NOT_YET_VALID'],
  ['with half a second', { ...wanted, timestamp: seconds + 0.5 }, 'SIWX_MESSAGE_INVALID'],
  ['with a time as text', { ...wanted, timestamp: String(seconds) }, 'SIWX_MESSAGE_INVALID'],
  ['without attributes', { name: 'harbour', timestamp: seconds }, 'SIWX_MESSAGE_INVALID'],
  ['with an attribute', { ...wanted, attributes: { bio: 'x' } }, 'SIWX_MESSAGE_INVALID'],
  ['with a key more', { ...wanted, to: '0x' }, 'SIWX_MESSAGE_INVALID'],
  ['with a name that is none', { ...wanted, name: 1 }, 'SIWX_MESSAGE_INVALID'],
  ['that is long', { ...wanted, name: 'a'.repeat(512) }, 'SIWX_MESSAGE_INVALID'],
  ['that is no JSON', '{', 'INVALID_BODY'],
])('error: a message %s', async (_, body, code) => {
  const claim = async () => {
    throw new Error('It was claimed.')
  }
  await expect(attempt({ body, claim })).rejects.toMatchObject({ code })
})

test.each([
  ['another account', { address: privateKeyToAccount(generatePrivateKey()).address }],
  ['no signature', { signature: '0x' }],
])('error: %s', async (_, change) => {
  const claim = async () => {
    throw new Error('It was claimed.')
  }
  await expect(attempt({ change, claim })).rejects.toMatchObject({ code: 'SIWX_SIGNATURE_REFUSED' })
})

test('error: an account of another family', async () => {
  const change = { address: 'So11111111111111111111111111111111111111112' }
  await expect(attempt({ change })).rejects.toMatchObject({ code: 'SIWX_ACCOUNT_MISMATCH' })
})
