import type { WalletRecord } from '../../custody/generations/walletRecord.ts'
import { toBase64Url } from '../../protocol/toBase64Url.ts'
import type { NewGeneration, WalletHolder } from '../../service/walletSchemas.ts'
import type { PublicHolder } from '../../signer/signerTask.ts'

/**
 * A generation as the service takes it. Boxes are only for holders whose public key is known: those
 * of the record's own keystore decide, and the service's list only says what is public of them.
 * @throws where the keystore has a holder that is not described
 */
export function toGeneration(
  record: WalletRecord,
  described: readonly (WalletHolder | PublicHolder)[],
): NewGeneration {
  const { generation, keystore, serverShare, boxes } = record
  return {
    ...{ generation, keystore: toBase64Url(keystore), share: toBase64Url(serverShare) },
    holders: boxes.map(({ holderId, box }) => {
      const holder = described.find(({ id }) => id === holderId)
      if (!holder) throw new TypeError('A holder that the service does not list.')
      const { id, kind, publicKey: key } = holder
      const publicKey = typeof key === 'string' ? key : toBase64Url(key)
      return { id, kind, publicKey, box: toBase64Url(box) }
    }),
  }
}
