import { base64urlnopad } from '@scure/base'
import type { Bytes } from '../bytes/bytes.ts'
import { eraseBytes } from '../bytes/eraseBytes.ts'
import { CustodyError } from '../custodyError.ts'
import { openBytes } from '../hpke/openBytes.ts'
import type { Addresses } from '../keystore/getAddresses.ts'
import { deriveKitKey } from './deriveKitKey.ts'
import { encodeKitInfo } from './encodeKitInfo.ts'
import { readKit } from './readKit.ts'

/**
 * Opens a recovery kit with its code, which is zeros afterwards. Works without any service.
 * @throws `MALFORMED` where the file is no kit
 * @throws `KIT_REFUSED` where the code is another, or anything in the file was changed
 */
export async function openKit(parameters: {
  readonly file: string
  /** What `readCode` read. */
  readonly code: Bytes
}): Promise<{
  readonly walletId: string
  readonly createdAt: string
  readonly addresses: Addresses
  /** 32 bytes, for `deriveAccounts` and `toWords`. */
  readonly entropy: Bytes
}> {
  const { file, code } = parameters
  try {
    const { sealed, walletId, createdAt, addresses } = readKit(file)
    const facts = { walletId, createdAt, addresses }
    const key = await deriveKitKey(code, walletId)
    const entropy = await openSealed(key, sealed, encodeKitInfo(facts))
    return { ...facts, entropy }
  } finally {
    eraseBytes(code)
  }
}

async function openSealed(key: CryptoKeyPair, sealed: string, info: Bytes): Promise<Bytes> {
  try {
    return await openBytes({ key, sealed: new Uint8Array(base64urlnopad.decode(sealed)), info })
  } catch {
    throw new CustodyError('KIT_REFUSED', 'the code is wrong, or the file was changed')
  }
}
