import { expect, test } from 'vitest'
import { createTestKeystore } from '../../test/custody/createTestKeystore.ts'
import { createTestWallet } from '../../test/custody/createTestWallet.ts'
import { openTestShare } from '../../test/custody/openTestShare.ts'
import type { Shares } from '../shares/shares.ts'
import { checkGeneration } from './checkGeneration.ts'
import { openWallet } from './openWallet.ts'
import type { WalletRecord } from './walletRecord.ts'

async function createParts() {
  const { record, keys } = await createTestWallet()
  const shares = {
    d: await openTestShare(record, 'laptop', keys),
    s: record.serverShare.slice(),
    r: await openTestShare(record, 'code', keys),
  }
  const pair = [shares.d.slice(), shares.s.slice()] as const
  const keystore = await openWallet({ wallet: record, shares: pair, known: undefined })
  return { record, keys, shares, keystore }
}

const failed = { problem: 'SELF_CHECK_FAILED' }

test('default', async () => {
  const parts = await createParts()
  await expect(checkGeneration(parts)).resolves.toBeUndefined()
  await expect(checkGeneration({ ...parts, keys: new Map() })).resolves.toBeUndefined()
})

test.each(['d', 's', 'r'] as const)('error: the share %s is of another wallet', async (name) => {
  const parts = await createParts()
  const other = await createParts()
  const shares: Shares = { ...parts.shares, [name]: other.shares[name] }
  const check = checkGeneration({ ...parts, shares, keys: new Map() })
  await expect(check).rejects.toMatchObject(failed)
})

test.each([
  ['d', 's'],
  ['s', 'r'],
  ['d', 'r'],
] as const)(
  'error: the shares %s and %s are one, so that the two do not open it',
  async (one, other) => {
    const parts = await createParts()
    const shares = { ...parts.shares, [one]: parts.shares[other] }
    const record = { ...parts.record, serverShare: shares.s }
    const check = checkGeneration({ ...parts, record, shares, keys: new Map() })
    await expect(check).rejects.toMatchObject(failed)
  },
)

test('error: the share for the service is another', async () => {
  const parts = await createParts()
  const record = { ...parts.record, serverShare: parts.shares.r }
  await expect(checkGeneration({ ...parts, record })).rejects.toMatchObject(failed)
})

test.each(['laptop', 'phone', 'passkey', 'code'])('error: the box of %s', async (holderId) => {
  const parts = await createParts()
  const other = await createParts()
  const spoil = (boxes: (one: WalletRecord) => WalletRecord['boxes']) =>
    checkGeneration({ ...parts, record: { ...parts.record, boxes: boxes(parts.record) } })
  const swapped = spoil(({ boxes }) =>
    boxes.map((one) =>
      one.holderId === holderId
        ? {
            ...one,
            box: other.record.boxes.find((box) => box.holderId === holderId)?.box ?? one.box,
          }
        : one,
    ),
  )
  await expect(swapped).rejects.toMatchObject(failed)
})

test('error: it opens to another keystore', async () => {
  const parts = await createParts()
  const keystore = await createTestKeystore()
  await expect(checkGeneration({ ...parts, keystore })).rejects.toMatchObject(failed)
  const [holder] = parts.keystore.holders
  const renamed = holder ? [{ ...holder, label: 'Other' }] : []
  const holders = [...renamed, ...parts.keystore.holders.slice(1)]
  const check = checkGeneration({ ...parts, keystore: { ...parts.keystore, holders } })
  await expect(check).rejects.toMatchObject(failed)
})
