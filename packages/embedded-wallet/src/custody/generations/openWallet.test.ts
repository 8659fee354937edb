import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { createTestWallet, type TestWallet } from '../../test/custody/createTestWallet.ts'
import { openTestShare } from '../../test/custody/openTestShare.ts'
import type { Bytes } from '../bytes/bytes.ts'
import { openWallet } from './openWallet.ts'
import { reshare } from './reshare.ts'
import type { WalletRecord } from './walletRecord.ts'

let wallet: TestWallet
/** Three generations of one wallet. */
let records: readonly [WalletRecord, WalletRecord, WalletRecord]

beforeAll(async () => {
  wallet = await createTestWallet()
  const { record: first } = wallet
  const second = await next(first)
  records = [first, second, await next(second)]
})

async function next(record: WalletRecord): Promise<WalletRecord> {
  const shares = [await open(record, 'laptop'), record.serverShare.slice()] as const
  return reshare({ wallet: record, shares, known: record, change: {}, keys: wallet.keys })
}

function open(record: WalletRecord, holderId: string): Promise<Bytes> {
  return openTestShare(record, holderId, wallet.keys)
}

test.each([
  ['laptop', 'server'],
  ['phone', 'server'],
  ['server', 'passkey'],
  ['server', 'code'],
  ['laptop', 'passkey'],
  ['phone', 'code'],
])('default: %s and %s open the same keystore', async (one, other) => {
  for (const record of records) {
    const share = (holder: string) =>
      holder === 'server' ? record.serverShare.slice() : open(record, holder)
    const shares = [await share(one), await share(other)] as const
    const keystore = await openWallet({ wallet: record, shares, known: undefined })
    expect(keystore.accounts.map(({ address }) => address)).toEqual(
      Object.values(wallet.record.addresses),
    )
    expect(keystore.holders).toEqual(wallet.holders.map(({ holder }) => holder))
  }
})

test('behavior: of 1,000 random mixes of generations, none opens', async () => {
  const shares = await Promise.all(
    records.map(async (record, generation) => ({
      generation,
      d: await open(record, 'laptop'),
      s: record.serverShare,
      r: await open(record, 'code'),
    })),
  )
  const all = shares.flatMap(({ generation, d, s, r }) =>
    [d, s, r].map((share) => ({ generation, share })),
  )
  const mixes = records.flatMap((record, generation) =>
    all.flatMap((one) =>
      all.flatMap((other) =>
        one.generation === generation && other.generation === generation
          ? []
          : [{ record, pair: [one.share, other.share] as const }],
      ),
    ),
  )
  expect(mixes.length).toBeGreaterThan(200)
  let runs = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...mixes), async ({ record, pair }) => {
      const mixed = [pair[0].slice(), pair[1].slice()] as const
      const opening = openWallet({ wallet: record, shares: mixed, known: undefined })
      await expect(opening).rejects.toMatchObject({ problem: 'SHARE_MISMATCH' })
      runs++
    }),
    { numRuns: 1000 },
  )
  expect(runs).toBe(1000)
})

test('behavior: after a mismatch, nothing else is tried', async () => {
  const [first, second] = records
  const shares = [await open(first, 'laptop'), second.serverShare.slice()] as const
  const decrypt = vi.spyOn(crypto.subtle, 'decrypt')
  await openWallet({ wallet: first, shares, known: undefined }).catch(() => undefined)
  const calls = decrypt.mock.calls.length
  decrypt.mockRestore()
  expect(calls).toBe(1)
})

test('error: rollback: an older generation than this browser has seen', async () => {
  const [first, second] = records
  const shares = [await open(first, 'laptop'), first.serverShare.slice()] as const
  const opening = openWallet({ wallet: first, shares, known: second })
  await expect(opening).rejects.toMatchObject({ problem: 'GENERATION_OLD' })
})

test('error: another wallet in the place of this one, which its shares do open', async () => {
  const other = await createTestWallet()
  const shares = [
    await openTestShare(other.record, 'laptop', other.keys),
    other.record.serverShare.slice(),
  ] as const
  const opening = openWallet({ wallet: other.record, shares, known: records[0] })
  await expect(opening).rejects.toMatchObject({ problem: 'WALLET_REPLACED' })
})

test('error: any byte of the keystore or of a share is another', async () => {
  const [record] = records
  const d = await open(record, 'laptop')
  for (const at of record.keystore.keys()) {
    const keystore = flip(record.keystore, at)
    const shares = [d.slice(), record.serverShare.slice()] as const
    const opening = openWallet({ wallet: { ...record, keystore }, shares, known: undefined })
    await expect(opening).rejects.toThrow()
  }
  for (const at of d.keys()) {
    const shares = [flip(d, at), record.serverShare.slice()] as const
    const opening = openWallet({ wallet: record, shares, known: undefined })
    await expect(opening).rejects.toMatchObject({ problem: 'SHARE_MISMATCH' })
  }
})

function flip(bytes: Bytes, at: number): Bytes {
  return bytes.map((byte, index) => (index === at ? byte ^ 0x20 : byte))
}

test('behavior: the shares are zeros afterwards, whether it opened or not', async () => {
  const [record, second] = records
  for (const stored of [record, second]) {
    const shares = [await open(record, 'laptop'), record.serverShare.slice()] as const
    await openWallet({ wallet: stored, shares, known: undefined }).catch(() => undefined)
    expect(shares).toEqual([new Uint8Array(33), new Uint8Array(33)])
  }
})
