import type { Bytes } from '../bytes/bytes.ts'
import { encodeFields } from '../bytes/encodeFields.ts'
import { encodeNumber } from '../bytes/encodeNumber.ts'
import { eraseBytes } from '../bytes/eraseBytes.ts'
import { joinBytes } from '../bytes/joinBytes.ts'
import type { Account } from './account.ts'
import type { Holder } from './holder.ts'
import type { Keystore } from './keystore.ts'

/** Encodes a keystore, in version 1. What it returns is as secret as the keystore. */
export function encodeKeystore(keystore: Keystore): Bytes {
  const { walletId, generation, entropy, accounts, holders } = keystore
  const secrets = [encodeFields([entropy]), ...accounts.map(encodeAccount)]
  const [encodedEntropy = new Uint8Array(), ...encodedAccounts] = secrets
  const encoded = joinBytes(
    encodeNumber(1, 1),
    encodeFields([walletId]),
    encodeNumber(generation, 4),
    encodedEntropy,
    encodeNumber(accounts.length, 1),
    ...encodedAccounts,
    encodeNumber(holders.length, 1),
    ...holders.map(encodeHolder),
  )
  eraseBytes(...secrets)
  return encoded
}

function encodeAccount({ namespace, address, type, privateKey }: Account): Bytes {
  return encodeFields([namespace, address, type, privateKey])
}

function encodeHolder(holder: Holder): Bytes {
  const { id, kind, role, publicKey, label, createdAt, lastTestedAt = 0 } = holder
  return joinBytes(
    encodeFields([id, kind, role, publicKey, label]),
    encodeNumber(createdAt, 6),
    encodeNumber(lastTestedAt, 6),
  )
}
