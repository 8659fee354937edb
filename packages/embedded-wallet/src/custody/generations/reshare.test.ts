import { beforeAll, expect, test } from 'vitest'
import { createTestHolder } from '../../test/custody/createTestHolder.ts'
import { createTestWallet, type TestWallet } from '../../test/custody/createTestWallet.ts'
import { openTestShare } from '../../test/custody/openTestShare.ts'
import type { Bytes } from '../bytes/bytes.ts'
import { createDeviceKey } from '../keys/createDeviceKey.ts'
import { openWallet } from './openWallet.ts'
import { reshare } from './reshare.ts'
import type { WalletRecord } from './walletRecord.ts'

let wallet: TestWallet
beforeAll(async () => {
  wallet = await createTestWallet()
})

async function openShares({ record, keys }: TestWallet): Promise<readonly [Bytes, Bytes]> {
  return [await openTestShare(record, 'laptop', keys), record.serverShare.slice()]
}

const listHolders = ({ boxes }: WalletRecord) => boxes.map(({ holderId }) => holderId)

test('default: one generation more, to the same holders, with nothing of the old one', async () => {
  const { record, keys } = wallet
  const shares = await openShares(wallet)
  const next = await reshare({ wallet: record, shares, known: record, change: {}, keys })
  expect(next).toMatchObject({ walletId: 'wallet-1', generation: 2, addresses: record.addresses })
  expect(listHolders(next)).toEqual(listHolders(record))
  expect(next.serverShare).not.toEqual(record.serverShare)
  expect(shares).toEqual([new Uint8Array(33), new Uint8Array(33)])
})

test('default: a device is added and another is removed', async () => {
  const { record, keys } = wallet
  const tablet = await createTestHolder('tablet', 'device', createDeviceKey())
  const next = await reshare({
    ...{ wallet: record, shares: await openShares(wallet), known: record },
    change: { add: [tablet.holder], remove: ['phone'] },
    keys: new Map(),
  })
  expect(listHolders(next)).toEqual(['laptop', 'passkey', 'code', 'tablet'])
  const share = await openTestShare(next, 'tablet', new Map([['tablet', tablet.key]]))
  const shares = [share, next.serverShare.slice()] as const
  const opened = await openWallet({ wallet: next, shares, known: record })
  expect(opened.holders.map(({ id }) => id)).toEqual(listHolders(next))
  await expect(openTestShare(next, 'phone', keys)).rejects.toThrow('no box')
})

test('behavior: no box goes to a holder that the service lists, whatever it answers', async () => {
  const { record, keys } = wallet
  const { holder, key } = await createTestHolder('mallory', 'device', createDeviceKey())
  const info = { holderId: 'mallory', role: 'd' } as const
  const hostile = {
    ...record,
    ...{ holders: [...wallet.holders.map((one) => one.holder), holder], devices: [holder] },
    boxes: [...record.boxes, { ...info, box: new Uint8Array(114) }],
  }
  const shares = await openShares(wallet)
  const next = await reshare({ wallet: hostile, shares, known: record, change: {}, keys })
  expect(listHolders(next)).toEqual(listHolders(record))
  for (const { role, holderId } of next.boxes)
    await expect(
      openTestShare(
        { ...next, boxes: next.boxes.filter((one) => one.holderId === holderId) },
        holderId,
        new Map([[holderId, key]]),
      ),
      role,
    ).rejects.toMatchObject({ problem: 'BOX_REFUSED' })
})

test('error: a new method of recovery that was not tried', async () => {
  const { record } = wallet
  const { holder, key } = await createTestHolder('second', 'code', createDeviceKey())
  const common = { wallet: record, known: record, change: { add: [holder] } }
  const untried = reshare({ ...common, shares: await openShares(wallet), keys: new Map() })
  await expect(untried).rejects.toMatchObject({ problem: 'SELF_CHECK_FAILED' })
  const keys = new Map([['second', key]])
  const tried = await reshare({ ...common, shares: await openShares(wallet), keys })
  expect(listHolders(tried)).toContain('second')
})

test('error: a holder that is there already, by id or by key', async () => {
  const { record, holders } = wallet
  const [laptop] = holders
  if (!laptop) throw new Error('The wallet has a laptop.')
  for (const add of [laptop.holder, { ...laptop.holder, id: 'twin' }]) {
    const shares = await openShares(wallet)
    const parts = { wallet: record, shares, known: record, keys: new Map() }
    await expect(reshare({ ...parts, change: { add: [add] } })).rejects.toMatchObject({
      problem: 'HOLDERS_INVALID',
    })
  }
})

test('error: rollback', async () => {
  const { record, keys } = wallet
  const known = { ...record, generation: 2 }
  const shares = await openShares(wallet)
  await expect(reshare({ wallet: record, shares, known, change: {}, keys })).rejects.toMatchObject({
    problem: 'GENERATION_OLD',
  })
})
