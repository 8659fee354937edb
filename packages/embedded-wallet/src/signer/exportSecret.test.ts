import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { mnemonicToSeedSync } from '@scure/bip39'
import { HDKey } from 'micro-key-producer/slip10.js'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createCode } from '../custody/codes/createCode.ts'
import { formatCode } from '../custody/codes/formatCode.ts'
import { sealBytes } from '../custody/hpke/sealBytes.ts'
import { createDeviceKey } from '../custody/keys/createDeviceKey.ts'
import { readPublicKey } from '../custody/keys/readPublicKey.ts'
import { toShareInfo } from '../service/toShareInfo.ts'
import { changeWallet } from './changeWallet.ts'
import type { ExportedSecret, SignerOpening } from './signerTask.ts'

const walletId = 'AAAAAAAAAAAAAAAAAAAAAA'

async function create() {
  const key = await createDeviceKey()
  const record = await changeWallet('create', {
    ...{ walletId, label: 'Passkey', now: 1 },
    device: { id: 'laptop', key, label: 'Chrome on macOS' },
    recovery: { kind: 'passkey', secret: new Uint8Array(32).fill(7) },
  })
  const open = async (): Promise<SignerOpening> => ({
    wallet: { walletId, generation: 1, keystore: record.keystore },
    holder: { role: 'd', id: 'laptop', key },
    box: record.boxes.find(({ holderId }) => holderId === 'laptop')?.box ?? new Uint8Array(),
    serverShare: await sealBytes({
      ...{ publicKey: await readPublicKey(key), plaintext: record.serverShare },
      info: toShareInfo({ walletId, generation: 1, holder: 'laptop' }),
    }),
    known: undefined,
  })
  const write = async (what: ExportedSecret) =>
    new TextDecoder().decode(await changeWallet('export', { ...(await open()), what }))
  return { record, open, write }
}

test('default: other libraries derive the addresses of the wallet from its words', async () => {
  const { record, write } = await create()
  const words = await write('words')
  expect(words.split(' ')).toHaveLength(24)
  expect(mnemonicToAccount(words).address).toBe(record.addresses.eip155)
  const seed = mnemonicToSeedSync(words)
  const { privateKey } = HDKey.fromMasterSeed(seed).derive("m/44'/501'/0'/0'")
  expect(base58.encode(ed25519.getPublicKey(privateKey))).toBe(record.addresses.solana)
})

test('default: the key of an account, in the form that wallets of its chain import', async () => {
  const { record, write } = await create()
  const key = await write('eip155')
  expect(key).toMatch(/^0x[0-9a-f]{64}$/)
  expect(privateKeyToAccount(key as `0x${string}`).address).toBe(record.addresses.eip155)
  const pair = base58.decode(await write('solana'))
  expect(pair).toHaveLength(64)
  expect(base58.encode(ed25519.getPublicKey(pair.slice(0, 32)))).toBe(record.addresses.solana)
  expect(base58.encode(pair.slice(32))).toBe(record.addresses.solana)
})

test('error: another key than that of the device opens nothing', async () => {
  const { open } = await create()
  const opening = await open()
  const holder = { role: 'd', id: 'laptop', key: await createDeviceKey() } as const
  const wrong = changeWallet('export', { ...opening, holder, what: 'words' })
  await expect(wrong).rejects.toMatchObject({ problem: 'BOX_REFUSED' })
  const older = { generation: 2, addresses: {} as never }
  const old = changeWallet('export', { ...opening, known: older, what: 'words' })
  await expect(old).rejects.toMatchObject({ name: 'CustodyError' })
})

test('behavior: a new code takes the place of a passkey, and the device stays', async () => {
  const { record, open } = await create()
  const passkey = record.holders[1]?.id ?? ''
  const text = formatCode(createCode(), 'recovery')
  const next = await changeWallet('changeHolders', {
    ...{ ...(await open()), remove: [passkey], now: 2 },
    add: { recovery: { kind: 'code', code: text }, label: 'Recovery code' },
  })
  expect([next.generation, next.addresses]).toEqual([2, record.addresses])
  const [added] = next.holders
  expect(added?.kind).toBe('code')
  expect(next.boxes.map(({ holderId }) => holderId).sort()).toEqual(['laptop', added?.id].sort())
  const alone = changeWallet('changeHolders', { ...(await open()), remove: [passkey], now: 2 })
  await expect(alone).rejects.toMatchObject({ problem: 'HOLDERS_INVALID' })
})
