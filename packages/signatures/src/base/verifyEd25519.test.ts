import { ed25519 } from '@noble/curves/ed25519.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verifyEd25519 } from './verifyEd25519.ts'

const message = new TextEncoder().encode('Ahoy')

/** Encodings of the eight points of small order. A signature by such a key needs no secret. */
const weakKeys = [
  '0100000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000080',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0000000000000000000000000000000000000000000000000000000000000080',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
].map((hex) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)))

test('default', () => {
  const { secretKey, publicKey } = ed25519.keygen()
  const signature = ed25519.sign(message, secretKey)
  expect(verifyEd25519({ signature, publicKey, message })).toBe(true)
  expect(verifyEd25519({ signature, publicKey, message: new Uint8Array() })).toBe(false)
})

test('behavior: nobody signs with a key of small order', () => {
  for (const publicKey of weakKeys)
    for (const r of weakKeys)
      fc.assert(
        fc.property(fc.uint8Array({ maxLength: 64 }), (text) => {
          const signature = Uint8Array.of(...r, ...new Uint8Array(32))
          expect(verifyEd25519({ signature, publicKey, message: text })).toBe(false)
        }),
        { numRuns: 8 },
      )
})

test.each([
  ['a short signature', new Uint8Array(63)],
  ['a scalar that is not reduced', new Uint8Array(64).fill(255)],
])('error: %s', (_, signature) => {
  const { publicKey } = ed25519.keygen()
  expect(verifyEd25519({ signature, publicKey, message })).toBe(false)
})
