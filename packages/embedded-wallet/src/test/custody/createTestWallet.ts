import { createCode } from '../../custody/codes/createCode.ts'
import { deriveAccounts } from '../../custody/derivation/deriveAccounts.ts'
import { createGeneration } from '../../custody/generations/createGeneration.ts'
import type { WalletRecord } from '../../custody/generations/walletRecord.ts'
import { createDeviceKey } from '../../custody/keys/createDeviceKey.ts'
import { createRandom } from '../../custody/random/createRandom.ts'
import { deriveRecoveryKey } from '../../custody/recovery/deriveRecoveryKey.ts'
import { createTestHolder, type TestHolder } from './createTestHolder.ts'

/** A wallet with two devices, a passkey and a code, and the keys of all four. */
export type TestWallet = {
  readonly record: WalletRecord
  readonly holders: readonly TestHolder[]
  readonly keys: ReadonlyMap<string, CryptoKeyPair>
}

/** Creates a wallet as a browser does. */
export async function createTestWallet(walletId = 'wallet-1'): Promise<TestWallet> {
  const code = { kind: 'code', secret: createCode() } as const
  const passkey = { kind: 'passkey', secret: createRandom(32) } as const
  const holders = await Promise.all([
    createTestHolder('laptop', 'device', createDeviceKey()),
    createTestHolder('phone', 'device', createDeviceKey()),
    createTestHolder('passkey', 'passkey', deriveRecoveryKey({ ...passkey, walletId })),
    createTestHolder('code', 'code', deriveRecoveryKey({ ...code, walletId })),
  ])
  const keys = new Map(holders.map(({ holder, key }) => [holder.id, key]))
  const record = await createGeneration({
    ...{ walletId, keys, derive: deriveAccounts, recovery: 'required' },
    holders: holders.map(({ holder }) => holder),
  })
  return { record, holders, keys }
}
