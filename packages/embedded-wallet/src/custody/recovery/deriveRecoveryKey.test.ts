import { hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { deriveOtherKey } from '../../test/otherCustody/deriveOtherKey.ts'
import { readPublicKey } from '../keys/readPublicKey.ts'
import { deriveRecoveryKey, type RecoverySecret } from './deriveRecoveryKey.ts'

async function derive(secret: RecoverySecret, walletId = 'wallet-1'): Promise<string> {
  return (await readPublicKey(await deriveRecoveryKey({ ...secret, walletId }))).join()
}

const createCodeSecret = () => ({ kind: 'code', secret: new Uint8Array(26).fill(9) }) as const
const createPasskeySecret = () => ({ kind: 'passkey', secret: new Uint8Array(32).fill(9) }) as const

test.each([createCodeSecret, createPasskeySecret])(
  'default: as documented (%#)',
  async (create) => {
    const { kind, secret } = create()
    const ikm = hkdfSync('sha256', secret, 'wallet-1', `cleat/recovery/1|${kind}`, 32)
    const { publicKey } = await deriveOtherKey(new Uint8Array(ikm))
    expect(await derive(create())).toBe(publicKey.join())
  },
)

test('behavior: another wallet, another secret or another kind has another key', async () => {
  const longCode = { kind: 'passkey', secret: new Uint8Array(32).fill(8) } as const
  const all = await Promise.all([
    derive(createCodeSecret()),
    derive(createCodeSecret(), 'wallet-2'),
    derive(createPasskeySecret()),
    derive(longCode),
  ])
  expect(new Set(all).size).toBe(4)
})

test('behavior: the secret is zeros afterwards, and the key cannot be exported', async () => {
  const code = createCodeSecret()
  const { privateKey } = await deriveRecoveryKey({ ...code, walletId: 'wallet-1' })
  expect(code.secret).toEqual(new Uint8Array(26))
  expect(privateKey.extractable).toBe(false)
})

test.each([
  ['code', 25],
  ['code', 28],
  ['passkey', 31],
  ['passkey', 0],
] as const)('error: a %s of %d bytes', async (kind, length) => {
  const parameters = { kind, secret: new Uint8Array(length), walletId: 'wallet-1' }
  await expect(deriveRecoveryKey(parameters)).rejects.toThrow(RangeError)
})
