import { afterEach, beforeAll, expect, test } from 'vitest'
import { createTestKeystore } from '../test/custody/createTestKeystore.ts'
import { createTestWallet, type TestWallet } from '../test/custody/createTestWallet.ts'
import { openTestShare } from '../test/custody/openTestShare.ts'
import { watchSecrets } from '../test/custody/watchSecrets.ts'
import { createCode } from './codes/createCode.ts'
import { deriveAccounts } from './derivation/deriveAccounts.ts'
import { createGeneration } from './generations/createGeneration.ts'
import { openWallet } from './generations/openWallet.ts'
import { reshare } from './generations/reshare.ts'
import { eraseKeystore } from './keystore/eraseKeystore.ts'
import { openKit } from './kit/openKit.ts'
import { sealKit } from './kit/sealKit.ts'
import { deriveRecoveryKey } from './recovery/deriveRecoveryKey.ts'

let wallet: TestWallet
let watch: ReturnType<typeof watchSecrets>

beforeAll(async () => {
  wallet = await createTestWallet()
})

afterEach(() => watch.stop())

/** No secrets: nonces of 12 bytes, and 16 with which noble blinds what it computes. */
function expectErased(atLeast: number, kept?: Uint8Array) {
  watch.stop()
  const secrets = watch.seen.filter((array) => array.length > 16 && array !== kept)
  expect(secrets.length).toBeGreaterThanOrEqual(atLeast)
  for (const [at, secret] of secrets.entries())
    expect(
      secret.every((byte) => byte === 0),
      `array ${at} of ${secret.length} bytes`,
    ).toBe(true)
}

test('default: creation leaves no entropy, secret or keystore', async () => {
  watch = watchSecrets()
  const holders = wallet.holders.map(({ holder }) => holder)
  const parts = { walletId: 'wallet-1', keys: wallet.keys, holders } as const
  const creating = createGeneration({ ...parts, derive: deriveAccounts, recovery: 'required' })
  expectErased(15, (await creating).serverShare)
})

test('default: a change of holders leaves none, also where it fails', async () => {
  const { record, keys } = wallet
  for (const change of [{}, { remove: ['nobody'] }]) {
    const shares = [
      await openTestShare(record, 'laptop', keys),
      record.serverShare.slice(),
    ] as const
    watch = watchSecrets()
    const parts = { wallet: record, shares, known: record, keys }
    const next = await reshare({ ...parts, change }).catch(() => undefined)
    expect(shares).toEqual([new Uint8Array(33), new Uint8Array(33)])
    expectErased(next ? 15 : 1, next?.serverShare)
  }
})

test('default: opening leaves the keystore alone, and erasing that leaves nothing', async () => {
  const { record, keys } = wallet
  const shares = [await openTestShare(record, 'laptop', keys), record.serverShare.slice()] as const
  watch = watchSecrets()
  const keystore = await openWallet({ wallet: record, shares, known: record })
  expectErased(1)
  eraseKeystore(keystore)
  expect(keystore.entropy).toEqual(new Uint8Array(32))
  for (const { privateKey } of keystore.accounts) expect(privateKey).toEqual(new Uint8Array(32))
})

test('default: the secret of a method of recovery is gone when its key is there', async () => {
  const secret = createCode()
  watch = watchSecrets()
  await deriveRecoveryKey({ kind: 'code', secret, walletId: 'wallet-1' })
  expectErased(2)
  expect(secret).toEqual(new Uint8Array(26))
})

test('default: the code of a kit is gone when the kit is open', async () => {
  const keystore = await createTestKeystore()
  const { file, code } = await sealKit({ keystore, now: 1 })
  watch = watchSecrets()
  await openKit({ file, code })
  expectErased(2)
})
