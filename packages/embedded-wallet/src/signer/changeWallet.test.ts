import { expect, test } from 'vitest'
import { sealBytes } from '../custody/hpke/sealBytes.ts'
import { createDeviceKey } from '../custody/keys/createDeviceKey.ts'
import { readPublicKey } from '../custody/keys/readPublicKey.ts'
import { deriveRecoveryKey } from '../custody/recovery/deriveRecoveryKey.ts'
import { toProofInfo } from '../service/toProofInfo.ts'
import { toShareInfo } from '../service/toShareInfo.ts'
import { changeWallet } from './changeWallet.ts'
import { openAccount } from './openAccount.ts'
import type { SignerRecovery } from './signerTask.ts'

const walletId = 'AAAAAAAAAAAAAAAAAAAAAA'
/** What a passkey gives: another copy for each task, because a task uses it up. */
const passkey = (byte = 7): SignerRecovery => ({
  ...{ kind: 'passkey', secret: new Uint8Array(32).fill(byte) },
})

async function readKey(): Promise<Uint8Array<ArrayBuffer>> {
  const secret = new Uint8Array(32).fill(7)
  return readPublicKey(await deriveRecoveryKey({ kind: 'passkey', secret, walletId }))
}

async function create() {
  const device = { id: 'laptop', key: await createDeviceKey(), label: 'Chrome on macOS' }
  const recovery = passkey()
  const record = await changeWallet('create', {
    ...{ walletId, device, recovery, label: 'Chrome on macOS', now: 1 },
  })
  return { record, recovery }
}

test('default: a passkey is a holder of the new wallet, and what it gave is used up', async () => {
  const { record, recovery } = await create()
  expect(record.holders.map(({ kind }) => kind)).toEqual(['device', 'passkey'])
  expect(record.holders[1]?.publicKey).toEqual(await readKey())
  expect(recovery).toEqual({ kind: 'passkey', secret: new Uint8Array(32) })
  const id = record.holders[1]?.id
  expect(await changeWallet('identify', { walletId, recovery: passkey() })).toBe(id)
  expect(await changeWallet('identify', { walletId, recovery: passkey(8) })).not.toBe(id)
})

test('behavior: a passkey proves itself, and adds a device', async () => {
  const { record } = await create()
  const holder = record.holders[1]?.id ?? ''
  const publicKey = await readKey()
  const secret = crypto.getRandomValues(new Uint8Array(32))
  const info = toProofInfo({ walletId, generation: 1, holder, id: 'challenge' })
  const challenge = await sealBytes({ publicKey, plaintext: secret, info })
  const proving = { walletId, recovery: passkey(), sealed: challenge, info }
  expect(await changeWallet('prove', proving)).toEqual(secret)

  const opening = {
    wallet: { walletId, generation: 1, keystore: record.keystore },
    box: record.boxes.find(({ holderId }) => holderId === holder)?.box ?? new Uint8Array(),
    serverShare: await sealBytes({
      ...{ publicKey, plaintext: record.serverShare },
      info: toShareInfo({ walletId, generation: 1, holder }),
    }),
    ...{ known: undefined, now: 2 },
    device: { id: 'phone', key: await createDeviceKey(), label: 'Safari on iOS' },
  }
  const next = await changeWallet('addDevice', {
    ...{ ...opening, holder: { role: 'r', id: holder, recovery: passkey() } },
  })
  expect([next.generation, next.addresses]).toEqual([2, record.addresses])
  expect(next.boxes.map(({ holderId }) => holderId).sort()).toEqual(
    ['laptop', 'phone', holder].sort(),
  )
  const other = { role: 'r', id: holder, recovery: passkey(8) } as const
  await expect(changeWallet('addDevice', { ...opening, holder: other })).rejects.toMatchObject({
    problem: 'BOX_REFUSED',
  })
})

test('behavior: what an account is stays in the keystore, over another device', async () => {
  const device = { id: 'laptop', key: await createDeviceKey(), label: 'Chrome on macOS' }
  const record = await changeWallet('create', {
    ...{ walletId, device, recovery: passkey(), label: 'Chrome on macOS', now: 1 },
    accountTypes: { eip155: 'smartAccount', solana: 'eoa' },
  })
  const holder = record.holders[1]?.id ?? ''
  const phone = await createDeviceKey()
  const next = await changeWallet('addDevice', {
    wallet: { walletId, generation: 1, keystore: record.keystore },
    box: record.boxes.find(({ holderId }) => holderId === holder)?.box ?? new Uint8Array(),
    serverShare: await sealBytes({
      ...{ publicKey: await readKey(), plaintext: record.serverShare },
      info: toShareInfo({ walletId, generation: 1, holder }),
    }),
    ...{ known: undefined, now: 2 },
    ...{ device: { id: 'phone', key: phone, label: 'Safari on iOS' } },
    holder: { role: 'r', id: holder, recovery: passkey() },
  })
  const opening = {
    wallet: { walletId, generation: 2, keystore: next.keystore },
    holder: { role: 'd', id: 'phone', key: phone },
    box: next.boxes.find(({ holderId }) => holderId === 'phone')?.box ?? new Uint8Array(),
    serverShare: await sealBytes({
      ...{ publicKey: await readPublicKey(phone), plaintext: next.serverShare },
      info: toShareInfo({ walletId, generation: 2, holder: 'phone' }),
    }),
    known: undefined,
  } as const
  const types = await Promise.all(
    ['eip155', 'solana'].map((name) => {
      const address = next.addresses[name as 'eip155'] ?? ''
      return openAccount({ ...opening, address }, ({ type }) => type)
    }),
  )
  expect(types).toEqual(['smartAccount', 'eoa'])
})
