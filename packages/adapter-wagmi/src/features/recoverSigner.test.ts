import { type Hex, parseSignature, serializeSignature, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { recoverSigner } from './recoverSigner.ts'

const account = privateKeyToAccount(generatePrivateKey())
const message = 'Ahoy'
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

test('default', async () => {
  const signature = await account.signMessage({ message })
  const signer = { address: account.address, isCanonical: true }
  expect(await recoverSigner({ message, signature })).toEqual(signer)
  const other = await recoverSigner({ message: 'Ahoi', signature })
  expect(other?.address).not.toBe(account.address)
})

test('behavior: the upper form does not count', async () => {
  const { r, s, yParity } = parseSignature(await account.signMessage({ message }))
  const upper = toHex(order - BigInt(s), { size: 32 })
  const signature = serializeSignature({ r, s: upper, yParity: yParity === 0 ? 1 : 0 })
  const signer = { address: account.address, isCanonical: false }
  expect(await recoverSigner({ message, signature })).toEqual(signer)
})

test.each<Hex>([
  '0x',
  '0x00',
  `0x${'ff'.repeat(64)}`,
  `0x${'00'.repeat(65)}`,
  `0x${'11'.repeat(300)}`,
])('error: %s tells nobody', async (signature) => {
  expect(await recoverSigner({ message, signature })).toBeUndefined()
})
