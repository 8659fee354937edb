import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64, hex, utf8 } from '@scure/base'
import { expect, test } from 'vitest'
import { deriveBitcoinKeys } from '../deriveBitcoinKeys.ts'
import { signEcdsaMessage } from './signEcdsaMessage.ts'

test.each([
  ['p2wpkh', 39],
  ['p2sh', 35],
] as const)('default: the key of a %s address is in the signature', (paymentType, header) => {
  const [key] = deriveBitcoinKeys({ seed: 'a', network: 'mainnet', index: 0, paymentType })
  const signature = base64.decode(signEcdsaMessage({ message: 'Ahoy', key }))
  expect(signature).toHaveLength(65)
  expect([header, header + 1]).toContain(signature[0])
  const digest = sha256(sha256(utf8.decode('\x18Bitcoin Signed Message:\n\x04Ahoy')))
  const recovered = Uint8Array.of((signature[0] ?? 0) - header, ...signature.subarray(1))
  const publicKey = secp256k1.recoverPublicKey(recovered, digest, { prehash: false })
  expect(hex.encode(publicKey)).toBe(key.publicKey)
})
