import type { Bytes } from '../bytes/bytes.ts'
import { CustodyError } from '../custodyError.ts'
import type { Account } from '../keystore/account.ts'
import { eraseKeystore } from '../keystore/eraseKeystore.ts'
import type { Holder } from '../keystore/holder.ts'
import { createRandom } from '../random/createRandom.ts'
import { changeHolders } from './changeHolders.ts'
import { requireTested } from './requireTested.ts'
import { sealGeneration } from './sealGeneration.ts'
import type { WalletRecord } from './walletRecord.ts'

/**
 * Creates a wallet: its first generation, which is opened again with each two of its shares before
 * it is returned. Nothing exists until the service has stored the whole record.
 * @throws `SELF_CHECK_FAILED`, `HOLDERS_INVALID`, `RANDOMNESS_POOR`, `MALFORMED`
 */
export async function createGeneration(parameters: {
  readonly walletId: string
  /** `deriveAccounts`, which is loaded to create and to export only. */
  readonly derive: (entropy: Bytes) => Promise<readonly Account[]>
  readonly holders: readonly Holder[]
  /** The key of each method of recovery, and those of devices that are at hand, by holder. */
  readonly keys: ReadonlyMap<string, CryptoKeyPair>
  /** `later` makes a wallet without recovery, which is lost with its device. */
  readonly recovery: 'required' | 'later'
}): Promise<WalletRecord> {
  const { walletId, derive, holders, keys, recovery } = parameters
  if (recovery === 'required' && !holders.some(({ role }) => role === 'r'))
    throw new CustodyError('HOLDERS_INVALID', 'a wallet has a method of recovery')
  requireTested(holders, keys)
  const named = changeHolders([], { add: holders })
  const entropy = createRandom(32)
  const empty = { walletId, generation: 1, entropy, accounts: [], holders: named }
  const accounts = await derive(entropy).catch((error: unknown) => {
    eraseKeystore(empty)
    throw error
  })
  const keystore = { ...empty, accounts }
  return sealGeneration({ keystore, keys }).finally(() => eraseKeystore(keystore))
}
