import type { Bytes } from '../bytes/bytes.ts'
import { eraseBytes } from '../bytes/eraseBytes.ts'
import { getAddresses } from '../keystore/getAddresses.ts'
import type { Keystore } from '../keystore/keystore.ts'
import { sealKeystore } from '../keystore/sealKeystore.ts'
import { createRandom } from '../random/createRandom.ts'
import { sealShare } from '../seals/sealShare.ts'
import type { Shares } from '../shares/shares.ts'
import { splitSecret } from '../shares/splitSecret.ts'
import { checkGeneration } from './checkGeneration.ts'
import type { ShareBox, WalletRecord } from './walletRecord.ts'

/** Seals a keystore with a new secret, whose shares go to the holders in it, and checks it. */
export async function sealGeneration(parameters: {
  readonly keystore: Keystore
  /** The keys that are at hand, by holder. */
  readonly keys: ReadonlyMap<string, CryptoKeyPair>
}): Promise<WalletRecord> {
  const secret = createRandom(32)
  return sealWith({ ...parameters, secret }).finally(() => eraseBytes(secret))
}

async function sealWith(parameters: {
  readonly keystore: Keystore
  readonly keys: ReadonlyMap<string, CryptoKeyPair>
  readonly secret: Bytes
}): Promise<WalletRecord> {
  const { keystore, keys, secret } = parameters
  const { walletId, generation, accounts } = keystore
  const shares = await splitSecret(secret)
  try {
    const record = {
      ...{ walletId, generation, addresses: getAddresses(accounts) },
      keystore: await sealKeystore({ secret, keystore }),
      boxes: await Promise.all(sealBoxes(keystore, shares)),
      serverShare: shares.s.slice(),
    }
    await checkGeneration({ record, keystore, shares, keys })
    return record
  } finally {
    eraseBytes(...Object.values(shares))
  }
}

function sealBoxes(
  { walletId, generation, holders }: Keystore,
  shares: Shares,
): Promise<ShareBox>[] {
  return holders.map(async ({ id: holderId, role, publicKey }) => {
    const info = { walletId, generation, role, holderId }
    return { holderId, role, box: await sealShare({ publicKey, share: shares[role], info }) }
  })
}
