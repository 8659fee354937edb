import { expect, test } from 'vitest'
import { createTestHolder } from '../../test/custody/createTestHolder.ts'
import { createTestWallet } from '../../test/custody/createTestWallet.ts'
import { openTestShare } from '../../test/custody/openTestShare.ts'
import { deriveAccounts } from '../derivation/deriveAccounts.ts'
import { createDeviceKey } from '../keys/createDeviceKey.ts'
import { createGeneration } from './createGeneration.ts'
import { openWallet } from './openWallet.ts'

const base = { walletId: 'wallet-1', derive: deriveAccounts, recovery: 'required' } as const

async function createHolders() {
  const [device, code] = await Promise.all([
    createTestHolder('laptop', 'device', createDeviceKey()),
    createTestHolder('code', 'code', createDeviceKey()),
  ])
  const keys = new Map([device, code].map(({ holder, key }) => [holder.id, key]))
  return { device, code, keys, holders: [device.holder, code.holder] }
}

test('default: the record has a box for each holder and nothing that opens it alone', async () => {
  const { record } = await createTestWallet()
  expect(record).toMatchObject({ walletId: 'wallet-1', generation: 1 })
  expect(record.addresses).toEqual({
    eip155: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
    solana: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  })
  expect(record.boxes.map(({ holderId, role, box }) => [holderId, role, box.length])).toEqual([
    ['laptop', 'd', 114],
    ['phone', 'd', 114],
    ['passkey', 'r', 114],
    ['code', 'r', 114],
  ])
  expect(record.serverShare).toHaveLength(33)
  expect(Object.keys(record).sort()).toEqual(
    ['addresses', 'boxes', 'generation', 'keystore', 'serverShare', 'walletId'].sort(),
  )
})

test('behavior: two wallets have nothing in common', async () => {
  const [one, other] = await Promise.all([createTestWallet(), createTestWallet()])
  expect(one.record.addresses).not.toEqual(other.record.addresses)
  expect(one.record.serverShare).not.toEqual(other.record.serverShare)
})

test('behavior: without recovery only where the operator allows it', async () => {
  const { device, keys } = await createHolders()
  const holders = [device.holder]
  await expect(createGeneration({ ...base, holders, keys })).rejects.toMatchObject({
    ...{ problem: 'HOLDERS_INVALID', detail: 'a wallet has a method of recovery' },
  })
  const record = await createGeneration({ ...base, holders, keys, recovery: 'later' })
  const shares = [await openTestShare(record, 'laptop', keys), record.serverShare.slice()] as const
  expect(await openWallet({ wallet: record, shares, known: record })).toMatchObject({ holders })
})

test('error: a method of recovery whose key is not at hand', async () => {
  const { device, holders } = await createHolders()
  const keys = new Map([['laptop', device.key]])
  await expect(createGeneration({ ...base, holders, keys })).rejects.toMatchObject({
    problem: 'SELF_CHECK_FAILED',
  })
})

test('error: no accounts can be derived: the entropy is gone', async () => {
  const { holders, keys } = await createHolders()
  const seen: Uint8Array[] = []
  const derive = (entropy: Uint8Array) => {
    seen.push(entropy)
    return Promise.reject(new Error('There is no WebCrypto.'))
  }
  await expect(createGeneration({ ...base, derive, holders, keys })).rejects.toThrow('no WebCrypto')
  expect(seen).toEqual([new Uint8Array(32)])
})

test('error: a holder twice', async () => {
  const { holders, keys } = await createHolders()
  const twice = [...holders, ...holders]
  await expect(createGeneration({ ...base, holders: twice, keys })).rejects.toMatchObject({
    problem: 'HOLDERS_INVALID',
  })
})

test('error: a passkey whose value changes after it was made', async () => {
  const { holders, keys } = await createHolders()
  const changed = new Map([...keys, ['code', await createDeviceKey()]])
  await expect(createGeneration({ ...base, holders, keys: changed })).rejects.toMatchObject({
    problem: 'SELF_CHECK_FAILED',
  })
})

test('error: a holder that no keystore may have', async () => {
  const { device, code, keys } = await createHolders()
  const holders = [device.holder, { ...code.holder, label: 'a'.repeat(65) }]
  await expect(createGeneration({ ...base, holders, keys })).rejects.toMatchObject({
    problem: 'SELF_CHECK_FAILED',
  })
})
