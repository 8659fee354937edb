import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { crashAt } from '../../test/custody/crashAt.ts'
import { createShareStore, type ShareStore } from '../../test/custody/createShareStore.ts'
import { createTestHolder, type TestHolder } from '../../test/custody/createTestHolder.ts'
import { createTestWallet, type TestWallet } from '../../test/custody/createTestWallet.ts'
import { openTestShare } from '../../test/custody/openTestShare.ts'
import { deriveAccounts } from '../derivation/deriveAccounts.ts'
import { createDeviceKey } from '../keys/createDeviceKey.ts'
import { createGeneration } from './createGeneration.ts'
import type { HolderChange } from './holderChange.ts'
import { openWallet } from './openWallet.ts'
import { reshare } from './reshare.ts'
import type { WalletRecord } from './walletRecord.ts'

type Flow = { readonly change: HolderChange; readonly by: 'laptop' | 'code' }

let wallet: TestWallet
let flows: readonly Flow[]
let keys: ReadonlyMap<string, CryptoKeyPair>

beforeAll(async () => {
  wallet = await createTestWallet()
  const tablet = await createTestHolder('tablet', 'device', createDeviceKey())
  const paper = await createTestHolder('paper', 'code', createDeviceKey())
  keys = new Map([
    ...wallet.keys,
    ...[tablet, paper].map(({ holder, key }) => [holder.id, key] as const),
  ])
  flows = [
    { by: 'laptop', change: { remove: ['phone'] } },
    { by: 'laptop', change: { add: [paper.holder], remove: ['code'] } },
    { by: 'code', change: { add: [tablet.holder] } },
    { by: 'code', change: { add: [tablet.holder], remove: ['laptop', 'phone'] } },
    { by: 'laptop', change: { tested: [{ id: 'code', at: 5 }] } },
  ]
})

/** What a browser does to change the holders: asks, opens, makes the next, and stores it. */
async function changeHoldersOf(service: ShareStore, { by, change }: Flow, step: () => void) {
  const record = readStored(service)
  step()
  const shares = [await openTestShare(record, by, keys), record.serverShare.slice()] as const
  const next = await reshare({ wallet: record, shares, known: wallet.record, change, keys })
  step()
  const isStored = service.store(next)
  step()
  return isStored
}

function readStored(service: ShareStore): WalletRecord {
  const record = service.read()
  if (!record) throw new Error('Nothing is stored.')
  return record
}

/** Opens what is stored with each two of the shares that its holders and the service have. */
async function countOpenPairs(record: WalletRecord): Promise<number> {
  const ids = record.boxes.map(({ holderId }) => holderId)
  const opened = record.boxes.map(async ({ holderId, role }) => ({
    role,
    share: await openTestShare(record, holderId, keys),
  }))
  const all = [...(await Promise.all(opened)), { role: 's', share: record.serverShare }]
  const pairs = all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other) => (one.role === other.role ? [] : [[one, other] as const])),
  )
  for (const [one, other] of pairs) {
    const shares = [one.share.slice(), other.share.slice()] as const
    const { holders } = await openWallet({ wallet: record, shares, known: record })
    expect(holders.map(({ id }) => id)).toEqual(ids)
  }
  return pairs.length
}

/** How many points something has at which a browser can be gone, and what it does there. */
async function countPoints(act: (step: () => void) => Promise<unknown>): Promise<number> {
  const points = crashAt(Number.POSITIVE_INFINITY)
  await act(points.step).finally(points.stop)
  return points.count()
}

test('behavior: wherever a change of holders breaks off, every two shares of what is stored open', async () => {
  const counts: number[] = []
  for (const flow of flows)
    counts.push(
      await countPoints((step) => changeHoldersOf(createShareStore(wallet.record), flow, step)),
    )
  const seen = { 1: 0, 2: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: flows.length - 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      async (at, part) => {
        const service = createShareStore(wallet.record)
        const flow = flows[at]
        if (!flow) return
        const points = crashAt(1 + Math.floor(part * (counts[at] ?? 0)))
        await changeHoldersOf(service, flow, points.step)
          .catch(() => undefined)
          .finally(points.stop)
        const stored = readStored(service)
        seen[stored.generation === 1 ? 1 : 2]++
        expect(stored.addresses).toEqual(wallet.record.addresses)
        expect(await countOpenPairs(stored)).toBeGreaterThanOrEqual(3)
      },
    ),
    { numRuns: 1000 },
  )
  expect(seen[1] + seen[2]).toBe(1000)
  expect(Math.min(seen[1], seen[2])).toBeGreaterThan(0)
  expect(Math.min(...counts)).toBeGreaterThan(100)
})

test('behavior: wherever creation breaks off, there is no wallet or a whole one', async () => {
  const holders = wallet.holders.map(({ holder }: TestHolder) => holder)
  const parts = { ...{ walletId: 'wallet-1', keys, holders }, recovery: 'required' } as const
  const create = async (service: ShareStore, step: () => void) => {
    const record = await createGeneration({ ...parts, derive: deriveAccounts })
    step()
    service.store(record)
    step()
  }
  const count = await countPoints((step) => create(createShareStore(), step))
  const lasts = fc.oneof(
    fc.integer({ min: 1, max: count }),
    fc.integer({ min: count - 1, max: count }),
  )
  let stored = 0
  await fc.assert(
    fc.asyncProperty(lasts, async (last) => {
      const service = createShareStore()
      const points = crashAt(last)
      await create(service, points.step)
        .catch(() => undefined)
        .finally(points.stop)
      const record = service.read()
      if (!record) return
      stored++
      expect(await countOpenPairs(record)).toBe(8)
    }),
    { numRuns: 200 },
  )
  expect(stored).toBeGreaterThan(0)
})

test('behavior: of two changes at a time, one is stored, and the other can be made again', async () => {
  const service = createShareStore(wallet.record)
  const [first, second] = flows
  if (!first || !second) throw new Error('There are flows.')
  const done = await Promise.all(
    [first, second].map((flow) => changeHoldersOf(service, flow, () => undefined)),
  )
  expect(done.filter((isStored) => isStored)).toHaveLength(1)
  expect(readStored(service).generation).toBe(2)
  expect(await countOpenPairs(readStored(service))).toBeGreaterThanOrEqual(3)
  const lost = done[0] ? second : first
  expect(await changeHoldersOf(service, lost, () => undefined)).toBe(true)
  expect(readStored(service).generation).toBe(3)
  expect(await countOpenPairs(readStored(service))).toBeGreaterThanOrEqual(3)
})
