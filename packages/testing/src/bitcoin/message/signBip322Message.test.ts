import { secp256k1 } from '@noble/curves/secp256k1.js'
import { p2tr, p2wpkh, WIF } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import type { BitcoinKey } from '../deriveBitcoinKeys.ts'
import { signBip322Message } from './signBip322Message.ts'

// The test vectors of BIP-322.
const privateKey = WIF().decode('L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k')
const publicKey = secp256k1.getPublicKey(privateKey, true)
const { address, script } = p2wpkh(publicKey)

test.each([
  [
    '',
    'AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  ],
  [
    'Hello World',
    'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  ],
])('default: "%s"', (message, signature) => {
  expect(address).toBe('bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l')
  expect(signBip322Message({ message, key: key({ address, script }) })).toBe(signature)
})

test('behavior: taproot', () => {
  const tapInternalKey = publicKey.subarray(1)
  const taproot = p2tr(tapInternalKey)
  const signature = signBip322Message({
    message: 'Hello World',
    key: key({ script: taproot.script, input: { tapInternalKey } }),
  })
  expect(signature).toMatch(/^AU[A-Za-z0-9+/]{86}$/)
})

function key(parts: Partial<BitcoinKey>): BitcoinKey {
  return {
    purpose: 'payment',
    type: 'p2wpkh',
    address: '',
    script,
    path: '',
    publicKey: '',
    privateKey,
    input: {},
    ...parts,
  }
}
