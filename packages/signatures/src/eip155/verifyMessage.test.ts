import {
  concat,
  type Hex,
  parseSignature,
  serializeCompactSignature,
  serializeSignature,
  signatureToCompactSignature,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { verifyMessage } from './verifyMessage.ts'

const account = privateKeyToAccount(generatePrivateKey())
const { address } = account
const message = 'Ahoy, Zoë'
const signature = await account.signMessage({ message })
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const key = { status: 'valid', kind: 'key', type: 'eip191' }
const unknown = { status: 'unknown', cause: expect.any(Error) }
/** A chain on which the account has no code. */
const call = vi.fn(async () => '0x')

test('default: a key asks no chain', async () => {
  expect(await verifyMessage({ message, address, signature, call })).toEqual(key)
  expect(await verifyMessage({ message, address, signature })).toEqual(key)
  expect(call).not.toHaveBeenCalled()
})

test('behavior: the compact form, and the last byte from 0 on', async () => {
  const { r, s, yParity } = parseSignature(signature)
  const compact = serializeCompactSignature(signatureToCompactSignature({ r, s, yParity }))
  const low: Hex = concat([r, s, toHex(yParity, { size: 1 })])
  for (const form of [compact, low, signature.toUpperCase().replace('0X', '0x')])
    expect(
      await verifyMessage({ message, address: address.toLowerCase(), signature: form }),
    ).toEqual(key)
})

test('error: another text or another account', async () => {
  const other = privateKeyToAccount(generatePrivateKey()).address
  const invalid = { status: 'invalid' }
  expect(await verifyMessage({ message: 'Ahoy', address, signature, call })).toEqual(invalid)
  expect(await verifyMessage({ message, address: other, signature, call })).toEqual(invalid)
  expect(await verifyMessage({ message, address: other, signature })).toEqual(unknown)
})

test('error: S9, the upper form of a signature counts nowhere', async () => {
  const { r, s, yParity } = parseSignature(signature)
  const upper = toHex(order - BigInt(s), { size: 32 })
  const form = serializeSignature({ r, s: upper, yParity: yParity === 0 ? 1 : 0 })
  const yes = async () => `0x1626ba7e${'0'.repeat(56)}`
  expect(await verifyMessage({ message, address, signature: form, call: yes })).toEqual({
    status: 'invalid',
  })
})

test.each(['', '0x', '0x1', 'nonsense', signature.slice(2)])(
  'error: %j is no signature of anybody',
  async (text) => {
    const verdict = await verifyMessage({ message, address, signature: text })
    expect(verdict).toEqual({ status: 'invalid' })
  },
)

test('error: S9, another last byte or length is of no key', async () => {
  const body = signature.slice(0, -2)
  const lasts = Array.from({ length: 256 }, (_, at) => at).filter(
    (at) => ![0, 1, 27, 28].includes(at),
  )
  const forms = [
    ...lasts.map((last) => body + last.toString(16).padStart(2, '0')),
    `${signature}00`,
    signature.slice(0, -4),
    `0x${'00'.repeat(65)}`,
    `0x${'ff'.repeat(64)}1b`,
  ]
  for (const form of forms) {
    expect(await verifyMessage({ message, address, signature: form, call })).toEqual({
      status: 'invalid',
    })
    expect(await verifyMessage({ message, address, signature: form })).toEqual(unknown)
  }
})
