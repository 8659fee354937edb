import { expect, test } from 'vitest'
import { createTestSiwx } from '../../test/createTestSiwx.ts'
import { createSigners, type Signer } from '../../test/signers.ts'
import { writeMessage } from '../../test/writeMessage.ts'
import type { ValidSiwx } from '../siwxVerdict.ts'
import { verifySiwx } from '../verifySiwx.ts'
import { fromCacao } from './fromCacao.ts'
import { toCacao } from './toCacao.ts'

const signers = createSigners()
const asked = {
  ...{ domain: 'app.example', uri: 'https://app.example', nonce: 'abcd1234' },
  ...{ issuedAt: new Date().toISOString(), expirationTime: '2999-01-01T00:00:00Z' },
  ...{ notBefore: '2020-01-01T00:00:00Z', statement: 'Welcome', requestId: 'r1' },
  resources: ['https://app.example/terms'],
}

async function toSigned({ account, sign }: Signer, changed: object = {}) {
  const message = writeMessage({ ...asked, ...account, ...changed })
  const signature = await sign(message)
  return { message, signature, verdict: (await verifySiwx({ message, signature })) as ValidSiwx }
}

test.each(signers)('default: $name, there and back', async (signer) => {
  const { message, signature, verdict } = await toSigned(signer)
  const cacao = toCacao({ verdict, signature })
  const { namespace, address } = signer.account
  expect(cacao).toMatchObject({
    h: { t: namespace === 'eip155' ? 'eip4361' : 'caip122' },
    p: { iss: expect.stringMatching(new RegExp(`^did:pkh:${namespace}:.*:${address}$`)) },
    s: { t: signer.type, s: signature },
  })
  expect(fromCacao(JSON.parse(JSON.stringify(cacao)))).toEqual({ message, signature })
})

test('behavior: a message that a CACAO cannot hold', async () => {
  const [evm, solana] = signers as [Signer, Signer]
  const named = await toSigned(evm, { scheme: 'https' })
  expect(toCacao(named)).toBeUndefined()
  const other = await toSigned(solana, { chainId: 'solana:mainnet' })
  expect(toCacao(other)).toBeUndefined()
})

test('behavior: a wallet of WalletConnect signs in', async () => {
  const browser = createTestSiwx().open()
  const { token, body } = await browser.sign()
  const { message, signature } = body
  const time = new Date('2026-01-01T00:00:00Z')
  const verdict = (await verifySiwx({ message, signature, time })) as ValidSiwx
  const cacao = toCacao({ verdict, signature })
  const headers = { 'x-nonce-jwt': `Bearer ${token}` }
  expect((await browser.post('authenticate', { cacao }, headers)).status).toBe(200)
  expect(await browser.me()).toMatchObject({ type: 'eip191' })
})

test('behavior: what a ReCap grants was signed, whether the payload says so or not', async () => {
  const recap = `urn:recap:${btoa('{"att":{"eip155":{"request/personal_sign":[{}]}}}').replaceAll('=', '')}`
  const granted =
    "I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'personal_sign' for 'eip155'."
  for (const own of ['Welcome', '']) {
    const statement = `${own} ${granted}`.trim()
    const signed = await toSigned(signers[0] as Signer, { statement, resources: [recap] })
    const { h, p, s } = toCacao(signed) ?? {}
    const { message, signature } = signed
    expect(fromCacao({ h, p, s })).toEqual({ message, signature })
    expect(fromCacao({ h, p: { ...p, statement: own }, s })).toEqual({ message, signature })
  }
})

const { verdict, signature } = await toSigned(signers[0] as Signer)
const { h, p, s } = toCacao({ verdict, signature }) ?? {}
const iss = String(p?.iss)

test.each([
  ['null', null],
  ['a list', [h, p, s]],
  ['no header', { p, s }],
  ['another kind', { h: { t: 'eth' }, p, s }],
  ['no signature', { h, p }],
  ['a signature of bytes', { h, p, s: { t: 'eip191', s: [1] } }],
  ['S13, a field that nobody asked for', { h, p: { ...p, admin: true }, s }],
  ['another version', { h, p: { ...p, version: '2' }, s }],
  ['a number', { h, p: { ...p, nonce: 12_345_678 }, s }],
  ['resources that are a text', { h, p: { ...p, resources: 'urn:a' }, s }],
  ['a resource that is none', { h, p: { ...p, resources: [1] }, s }],
  ['no account', { h, p: { ...p, iss: undefined }, s }],
  ['a key', { h, p: { ...p, iss: 'did:key:z6Mk' }, s }],
  ['another family', { h, p: { ...p, iss: 'did:pkh:cosmos:cosmoshub-4:cosmos1' }, s }],
  ['a line break', { h, p: { ...p, statement: 'a\nNonce: 12345678' }, s }],
])('error: %s', (_, cacao) => {
  expect(fromCacao(cacao)).toBeUndefined()
})

test('error: S13, an account in lower case', async () => {
  const read = fromCacao({ h, p: { ...p, iss: iss.toLowerCase() }, s })
  expect(await verifySiwx(read ?? { message: '', signature: '' })).toMatchObject({
    ...{ status: 'invalid', code: 'SIWX_MESSAGE_INVALID', field: 'address' },
  })
})

test('error: what was changed was not signed', async () => {
  const read = fromCacao({ h, p: { ...p, statement: 'Farewell' }, s })
  const call = async () => '0x'
  expect(await verifySiwx({ ...(read ?? { message: '', signature: '' }), call })).toMatchObject({
    ...{ status: 'invalid', code: 'SIWX_SIGNATURE_REFUSED' },
  })
})
