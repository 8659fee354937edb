import { readPublicKey } from '../../custody/keys/readPublicKey.ts'
import type { Holder } from '../../custody/keystore/holder.ts'

/** A holder and the key that only it has. */
export type TestHolder = { readonly holder: Holder; readonly key: CryptoKeyPair }

/** Creates a holder for a key. */
export async function createTestHolder(
  id: string,
  kind: Holder['kind'],
  making: Promise<CryptoKeyPair>,
): Promise<TestHolder> {
  const key = await making
  const times = { createdAt: Date.UTC(2026, 10, 28), lastTestedAt: undefined }
  const role = kind === 'device' ? 'd' : 'r'
  const holder = { id, kind, role, label: `The ${id}`, ...times } as const
  return { holder: { ...holder, publicKey: await readPublicKey(key) }, key }
}
