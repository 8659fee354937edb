import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64, utf8 } from '@scure/base'
import { p2pkh, p2sh, p2tr, p2wpkh } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { testVectors } from './bip322/testVectors.ts'
import { verifyMessage } from './verifyMessage.ts'

const message = 'Ahoy, Zoë'
const invalid = { status: 'invalid' }

test.each(testVectors)('default: $type says which standard it is of, and its lock', (vector) => {
  const lock = vector.type.endsWith('full') ? { lock: { time: 2016, age: 2016 } } : {}
  expect(verifyMessage(vector)).toEqual({ status: 'valid', type: 'bip322', ...lock })
})

test('error: what is no address', () => {
  const [vector] = testVectors
  for (const address of ['', 'nobody', `${vector?.address}1`])
    expect(verifyMessage({ message: '', signature: '', ...vector, address })).toEqual(invalid)
})

const key = new Uint8Array(32).fill(7)
const publicKey = secp256k1.getPublicKey(key)
const addresses = {
  pkh: p2pkh(publicKey).address,
  wpkh: p2wpkh(publicKey).address,
  sh: p2sh(p2wpkh(publicKey)).address,
  tr: p2tr(publicKey.subarray(1)).address,
}

/** Signs by BIP-137, with a header that fits an address of a key's hash. */
function signCompact(
  change: (signature: Uint8Array) => Uint8Array = (same) => same,
  header = 31,
): string {
  const text = utf8.decode(message)
  const prefix = utf8.decode('\x18Bitcoin Signed Message:\n')
  const digest = sha256(sha256(Uint8Array.of(...prefix, text.length, ...text)))
  const options = { prehash: false, format: 'recovered' } as const
  const [recovery = 0, ...rest] = change(secp256k1.sign(digest, key, options))
  return base64.encode(Uint8Array.of(header + recovery, ...rest))
}

test('default: BIP-137, for each kind of address that a key alone has', () => {
  const signature = signCompact()
  const verdicts = Object.values(addresses).map((address = '') =>
    verifyMessage({ message, address, signature }),
  )
  expect(verdicts).toEqual(verdicts.map(() => ({ status: 'valid', type: 'bip137' })))
  const other = p2pkh(secp256k1.getPublicKey(new Uint8Array(32).fill(8))).address ?? ''
  expect(verifyMessage({ message, address: other, signature })).toEqual(invalid)
})

test('parameters: legacy', () => {
  const signature = signCompact()
  const isValid = Object.entries(addresses).map(([kind, address = '']) => [
    kind,
    verifyMessage({ message, address, signature, legacy: 'pkh' }).status,
  ])
  expect(Object.fromEntries(isValid)).toEqual({
    ...{ pkh: 'valid', wpkh: 'invalid', sh: 'invalid', tr: 'invalid' },
  })
})

test('behavior: a header of BIP-137 is of one kind of address', () => {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  const all = { ...addresses, plain: p2pkh(point).address }
  const kindsOf = (header: number) =>
    Object.entries(all).flatMap(([kind, address = '']) =>
      verifyMessage({ message, address, signature: signCompact(undefined, header) }).status ===
      'valid'
        ? kind
        : [],
    )
  expect([27, 35, 39].map(kindsOf)).toEqual([['plain'], ['sh'], ['wpkh']])
  expect([23, 43, 0].map(kindsOf)).toEqual([[], [], []])
})

test.each([
  ['no base64', '!'.repeat(88)],
  ['no signature', 'AAAA'],
  ['88 characters of 66 bytes', 'A'.repeat(88)],
  ['65 bytes of nothing', base64.encode(Uint8Array.of(31, ...new Uint8Array(64)))],
])('error: %s', (_, signature) => {
  for (const address of Object.values(addresses))
    expect(verifyMessage({ message, address: address ?? '', signature })).toEqual(invalid)
})

test('error: S9, the upper form of a signature', () => {
  const upper = signCompact((bytes) => {
    const { r, s, recovery = 0 } = secp256k1.Signature.fromBytes(bytes, 'recovered')
    const order = secp256k1.Point.Fn.ORDER
    return new secp256k1.Signature(r, order - s, 1 - recovery).toBytes('recovered')
  })
  for (const address of Object.values(addresses))
    expect(verifyMessage({ message, address: address ?? '', signature: upper })).toEqual(invalid)
})
