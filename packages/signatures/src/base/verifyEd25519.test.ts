import { ed25519 } from '@noble/curves/ed25519.js'
import { expect, test } from 'vitest'
import { verifyEd25519 } from './verifyEd25519.ts'

const message = new TextEncoder().encode('Ahoy')

function toBytes(number: bigint, sign = 0): Uint8Array {
  const bytes = Array.from({ length: 32 }, (_, at) => Number((number >> BigInt(8 * at)) & 255n))
  bytes[31] = (bytes[31] ?? 0) | (sign << 7)
  return Uint8Array.from(bytes)
}

/** The second coordinates of the eight points of small order: six, two of which have one point. */
const p = 2n ** 255n - 19n
const eighth = 0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd83d3d706a17c7n
const coordinates = [0n, 1n, p - 1n, eighth, p - eighth]

/**
 * Every way to write them, also those that are not canonical: with the field added where there is
 * room, and with a sign that the point does not have.
 */
const weakKeys = [...coordinates, p, p + 1n].flatMap((y) => [toBytes(y, 0), toBytes(y, 1)])

test('default', () => {
  const { secretKey, publicKey } = ed25519.keygen()
  const signature = ed25519.sign(message, secretKey)
  expect(verifyEd25519({ signature, publicKey, message })).toBe(true)
  expect(verifyEd25519({ signature, publicKey, message: new Uint8Array() })).toBe(false)
})

test('behavior: S11, nobody signs with a key of small order', () => {
  expect(new Set(weakKeys.map(String)).size).toBe(14)
  const texts = Array.from({ length: 64 }, (_, at) => new TextEncoder().encode(`Ahoy ${at}`))
  for (const publicKey of weakKeys)
    for (const [at, text] of texts.entries()) {
      const r = weakKeys[at % weakKeys.length] ?? weakKeys[0]
      const signature = Uint8Array.of(...(r ?? []), ...new Uint8Array(32))
      expect(verifyEd25519({ signature, publicKey, message: text })).toBe(false)
    }
  // They are forgeries: without strict rules the point of order one has signed each text.
  const one = toBytes(1n)
  const signature = Uint8Array.of(...one, ...new Uint8Array(32))
  for (const text of texts) expect(ed25519.verify(signature, text, one)).toBe(true)
})

const order = ed25519.Point.Fn.ORDER

test.each([
  ['a scalar of zero', () => 0n],
  ['the order of the group', () => order],
  ['the order added', (scalar: bigint) => scalar + order],
  ['twice the order added', (scalar: bigint) => scalar + 2n * order],
  ['the other sign', (scalar: bigint) => order - scalar],
  ['one more', (scalar: bigint) => scalar + 1n],
])('error: S9, a signature with %s', (_, change) => {
  const { secretKey, publicKey } = ed25519.keygen()
  const signature = ed25519.sign(message, secretKey)
  const scalar = signature.slice(32).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
  const changed = Uint8Array.of(...signature.slice(0, 32), ...toBytes(change(scalar)))
  expect(verifyEd25519({ signature: changed, publicKey, message })).toBe(false)
})

test('property: no byte of a signature, a key or a text can be changed', () => {
  const { secretKey, publicKey } = ed25519.keygen()
  const signature = ed25519.sign(message, secretKey)
  const given = { signature, publicKey, message }
  for (const part of ['signature', 'publicKey', 'message'] as const)
    for (let bit = 0; bit < given[part].length * 8; bit += 7) {
      const changed = given[part].slice()
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(verifyEd25519({ ...given, [part]: changed })).toBe(false)
    }
})

test.each([
  ['a short signature', new Uint8Array(63)],
  ['a scalar that is not reduced', new Uint8Array(64).fill(255)],
])('error: %s', (_, signature) => {
  const { publicKey } = ed25519.keygen()
  expect(verifyEd25519({ signature, publicKey, message })).toBe(false)
})
