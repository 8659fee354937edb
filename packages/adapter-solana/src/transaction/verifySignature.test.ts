import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { verifySignature } from './verifySignature.ts'

const message = new TextEncoder().encode('Ahoy')
const { secretKey, publicKey } = ed25519.keygen()
const signature = ed25519.sign(message, secretKey)

test('default', async () => {
  const address = base58.encode(publicKey)
  expect(await verifySignature({ signature, address, message })).toBe(true)
  expect(await verifySignature({ signature, address, message: new Uint8Array() })).toBe(false)
})

test.each([undefined, '', '1'.repeat(31), '0'.repeat(32)])(
  'error: %j signs nothing',
  async (address) => {
    expect(await verifySignature({ signature, address, message })).toBe(false)
  },
)

test('error: anybody could sign for the account of zeros', async () => {
  const nothing = Uint8Array.of(1, ...new Uint8Array(63))
  const address = '1'.repeat(32)
  for (let at = 0; at < 64; at += 1)
    expect(await verifySignature({ signature: nothing, address, message: Uint8Array.of(at) })).toBe(
      false,
    )
})
