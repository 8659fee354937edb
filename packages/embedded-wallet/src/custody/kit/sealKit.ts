import { base64urlnopad } from '@scure/base'
import type { Bytes } from '../bytes/bytes.ts'
import { createCode } from '../codes/createCode.ts'
import { sealBytes } from '../hpke/sealBytes.ts'
import { readPublicKey } from '../keys/readPublicKey.ts'
import { getAddresses } from '../keystore/getAddresses.ts'
import type { Keystore } from '../keystore/keystore.ts'
import { deriveKitKey } from './deriveKitKey.ts'
import { encodeKitInfo } from './encodeKitInfo.ts'
import type { Kit } from './kit.ts'

/**
 * Makes a recovery kit: a file, and the code that opens it without any service. The two
 * together are the wallet, so that they are kept apart.
 */
export async function sealKit(parameters: {
  readonly keystore: Keystore
  /** In ms since 1970. */
  readonly now: number
}): Promise<{
  /** JSON. */
  readonly file: string
  /** For `formatCode`. */
  readonly code: Bytes
}> {
  const { keystore, now } = parameters
  const { walletId, entropy, accounts } = keystore
  const createdAt = new Date(now).toISOString()
  const facts = { walletId, createdAt, addresses: getAddresses(accounts) }
  const code = createCode()
  const publicKey = await readPublicKey(await deriveKitKey(code, walletId))
  const sealed = await sealBytes({ publicKey, plaintext: entropy, info: encodeKitInfo(facts) })
  const format = { format: 'cleat/recovery-kit', version: 1 } as const
  const kit: Kit = { ...format, ...facts, sealed: base64urlnopad.encode(sealed) }
  return { file: `${JSON.stringify(kit, undefined, 2)}\n`, code }
}
