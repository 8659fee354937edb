import { beforeAll, expect, test } from 'vitest'
import { createTestHolder } from '../../test/custody/createTestHolder.ts'
import { createTestWallet, type TestWallet } from '../../test/custody/createTestWallet.ts'
import { openTestShare } from '../../test/custody/openTestShare.ts'
import { deriveAccounts } from '../derivation/deriveAccounts.ts'
import { createDeviceKey } from '../keys/createDeviceKey.ts'
import { openShare } from '../seals/openShare.ts'
import { createGeneration } from './createGeneration.ts'
import { reshare } from './reshare.ts'
import type { WalletRecord } from './walletRecord.ts'

let wallet: TestWallet
/** A wallet that the service made, for the same holders, in the generation that is due. */
let forged: WalletRecord
let next: WalletRecord
let mallory: Awaited<ReturnType<typeof createTestHolder>>

beforeAll(async () => {
  wallet = await createTestWallet()
  next = await change(wallet.record)
  forged = await forge()
  mallory = await createTestHolder('mallory', 'device', createDeviceKey())
})

async function forge(): Promise<WalletRecord> {
  const { keys, holders } = wallet
  const named = { walletId: 'wallet-1', holders: holders.map(({ holder }) => holder) }
  const parts = { keys, derive: deriveAccounts, recovery: 'required' } as const
  const first = await createGeneration({ ...parts, ...named })
  const share = await openTestShare(first, 'laptop', keys)
  const shares = [share, first.serverShare.slice()] as const
  return reshare({ wallet: first, shares, known: undefined, change: {}, keys })
}

/** What the laptop does with what the service answers, after it has seen the second generation. */
async function change(answer: WalletRecord): Promise<WalletRecord> {
  const shares = [
    await openTestShare(answer, 'laptop', wallet.keys),
    answer.serverShare.slice(),
  ] as const
  return reshare({ wallet: answer, shares, known: next, change: {}, keys: wallet.keys })
}

type Boxes = WalletRecord['boxes']
const mapBoxes = (one: WalletRecord, map: (boxes: Boxes) => Boxes) => ({
  ...one,
  boxes: map(one.boxes),
})
const boxOf = (one: WalletRecord, id: string) =>
  one.boxes.find(({ holderId }) => holderId === id)?.box ?? new Uint8Array()

/** What a service that wants a share could answer. */
const behaviours: readonly [string, () => object][] = [
  ['the generation before', () => wallet.record],
  ['the generation before under the present number', () => ({ ...wallet.record, generation: 2 })],
  ['a generation that does not exist', () => ({ ...next, generation: 3 })],
  ['the keystore before', () => ({ ...next, keystore: wallet.record.keystore })],
  ['its share of before', () => ({ ...next, serverShare: wallet.record.serverShare })],
  ['a share that it made up', () => ({ ...next, serverShare: new Uint8Array(33).fill(7) })],
  [
    'its share twice',
    () => mapBoxes(next, (boxes) => boxes.map((one) => ({ ...one, box: next.serverShare }))),
  ],
  ['the boxes before', () => ({ ...next, boxes: wallet.record.boxes })],
  [
    'the box of another device',
    () =>
      mapBoxes(next, (boxes) =>
        boxes.map((one) =>
          one.holderId === 'laptop' ? { ...one, box: boxOf(next, 'phone') } : one,
        ),
      ),
  ],
  [
    'the box of recovery as that of a device',
    () =>
      mapBoxes(next, (boxes) =>
        boxes.map((one) =>
          one.holderId === 'laptop' ? { ...one, box: boxOf(next, 'code') } : one,
        ),
      ),
  ],
  [
    'another role',
    () => mapBoxes(next, (boxes) => boxes.map((one) => ({ ...one, role: 'r' as const }))),
  ],
  ['another wallet’s name', () => ({ ...next, walletId: 'wallet-2' })],
  ['a wallet of its own making', () => forged],
  ['no boxes', () => ({ ...next, boxes: [] })],
  [
    'a holder of its own',
    () => ({
      ...next,
      ...{ holders: [mallory.holder], devices: [mallory.holder], add: [mallory.holder] },
      boxes: [...next.boxes, { holderId: 'mallory', role: 'd', box: new Uint8Array(114) }],
    }),
  ],
  [
    'its key under the name of a holder',
    () => ({
      ...next,
      holders: wallet.holders.map(({ holder }) => ({
        ...holder,
        publicKey: mallory.holder.publicKey,
      })),
    }),
  ],
  ['other addresses', () => ({ ...next, addresses: forged.addresses })],
]

test.each(behaviours)(
  'behavior: a service that answers with %s gets no share',
  async (_title, answer) => {
    const made = await change({ ...next, ...answer() }).catch(() => undefined)
    const ids = next.boxes.map(({ holderId }) => holderId)
    expect(made?.boxes.map(({ holderId }) => holderId) ?? ids).toEqual(ids)
    expect(made?.addresses ?? next.addresses).toEqual(next.addresses)
    for (const { holderId, role, box } of made?.boxes ?? []) {
      const info = { walletId: 'wallet-1', generation: made?.generation ?? 0, role, holderId }
      const opening = openShare({ key: mallory.key, box, info })
      await expect(opening).rejects.toMatchObject({ problem: 'BOX_REFUSED' })
    }
  },
)

test('error: a wallet that the service made opens, and is refused for its addresses', async () => {
  expect(forged.generation).toBe(2)
  await expect(change(forged)).rejects.toMatchObject({ problem: 'WALLET_REPLACED' })
})

test('default: an honest answer makes the next generation', async () => {
  expect(await change(next)).toMatchObject({ generation: 3, addresses: wallet.record.addresses })
})
