import { base58 } from '@scure/base'
import type { ChainAccount } from '../rpc/chainAccount.ts'
import { snsPrograms } from './snsPrograms.ts'

/** Of a registry: its parent, its owner and its class. The data follows. */
const [keyLength, headLength] = [32, 96]

/** What a favourite account names: a tag, and the registry of the name. */
export function readFavourite(account: ChainAccount | undefined): string | undefined {
  if (account?.owner !== snsPrograms.offers || account.data.length < 1 + keyLength) return undefined
  return base58.encode(account.data.slice(1, 1 + keyLength))
}

/** A registry of the name program. `undefined` for any other account. */
export function readRegistry(
  account: ChainAccount | undefined,
): { parent: string; owner: string; data: Uint8Array } | undefined {
  if (account?.owner !== snsPrograms.names || account.data.length < headLength) return undefined
  const key = (at: number) => base58.encode(account.data.slice(at, at + keyLength))
  return { parent: key(0), owner: key(keyLength), data: account.data.slice(headLength) }
}

/** The label that a reverse registry has: its length in four bytes, and its text. */
export function readLabel(data: Uint8Array): string | undefined {
  if (data.length < 4) return undefined
  const length = new DataView(data.buffer, data.byteOffset).getUint32(0, true)
  // Letters of other scripts could imitate a name.
  const label = new TextDecoder().decode(data.slice(4, 4 + length))
  return /^[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?$/.test(label) ? label : undefined
}

/** Whether a record of where payments go, which a name may have, leads to the account. */
export function isLedTo(
  address: string,
  records: { first: ChainAccount | undefined; second: ChainAccount | undefined },
): boolean {
  const [first, second] = [readRegistry(records.first), readRegistry(records.second)]
  // The first version begins with the receiver, the second ends with it.
  const receivers = [first?.data.slice(0, keyLength), second?.data.slice(-keyLength)]
  return receivers.every((key) => !key || key.every((byte) => byte === 0) || is(key, address))
}

function is(key: Uint8Array, address: string): boolean {
  return base58.encode(key) === address
}
