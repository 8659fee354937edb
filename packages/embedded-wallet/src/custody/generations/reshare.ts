import type { Bytes } from '../bytes/bytes.ts'
import { eraseKeystore } from '../keystore/eraseKeystore.ts'
import { changeHolders } from './changeHolders.ts'
import type { HolderChange } from './holderChange.ts'
import type { KnownWallet } from './knownWallet.ts'
import { openWallet } from './openWallet.ts'
import { requireTested } from './requireTested.ts'
import { sealGeneration } from './sealGeneration.ts'
import type { StoredWallet, WalletRecord } from './walletRecord.ts'

/**
 * Makes the next generation of a wallet with two shares of the present one, which are zeros
 * afterwards. The new shares go to the holders that the keystore names, and to those the visitor
 * adds. The old generation opens until the service has stored the new one in its place.
 * @throws what `openWallet` throws, `HOLDERS_INVALID`, `SELF_CHECK_FAILED`, `RANDOMNESS_POOR`
 */
export async function reshare(parameters: {
  readonly wallet: StoredWallet
  readonly shares: readonly [Bytes, Bytes]
  readonly known: KnownWallet | undefined
  readonly change: HolderChange
  /** The key of each new method of recovery, and all others that are at hand, by holder. */
  readonly keys: ReadonlyMap<string, CryptoKeyPair>
}): Promise<WalletRecord> {
  const { wallet, shares, known, change, keys } = parameters
  const current = await openWallet({ wallet, shares, known })
  try {
    requireTested(change.add ?? [], keys)
    const holders = changeHolders(current.holders, change)
    const generation = current.generation + 1
    return await sealGeneration({ keystore: { ...current, generation, holders }, keys })
  } finally {
    eraseKeystore(current)
  }
}
