import type { Bytes } from '../bytes/bytes.ts'
import { eraseBytes } from '../bytes/eraseBytes.ts'
import { deriveBytes } from '../keys/deriveBytes.ts'
import { deriveKeyPair } from '../keys/deriveKeyPair.ts'

/** What a method of recovery gives. */
export type RecoverySecret =
  /** The 26 values of a code. */
  | { readonly kind: 'code'; readonly secret: Bytes }
  /** What a passkey's PRF gave in `get()`. Never that of `create()`, which can be another. */
  | { readonly kind: 'passkey'; readonly secret: Bytes }

/** Derives the key of a method of recovery for a wallet. Uses the secret up: it is zeros then. */
export async function deriveRecoveryKey(
  parameters: RecoverySecret & { readonly walletId: string },
): Promise<CryptoKeyPair> {
  const { kind, secret, walletId } = parameters
  const isWhole = kind === 'code' ? secret.length === 26 : secret.length >= 32
  if (!isWhole) throw new RangeError(`No secret of a ${kind}.`)
  const deriving = deriveBytes({ secret, salt: walletId, info: `cleat/recovery/1|${kind}` })
  const ikm = await deriving.finally(() => eraseBytes(secret))
  return deriveKeyPair(ikm).finally(() => eraseBytes(ikm))
}
