import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'

/** Encodes an account id with a prefix. */
export function ss58Address(parameters: { accountId: Uint8Array; prefix: number }): string {
  const { accountId, prefix } = parameters
  const body = concatBytes(prefixBytes(prefix), accountId)
  return base58.encode(concatBytes(body, checksum(body)))
}

/** Decodes an address of any prefix to its account id, or `undefined`. */
export function ss58AccountId(address: string): Uint8Array | undefined {
  try {
    const bytes = base58.decode(address)
    const accountId = bytes.slice(-34, -2)
    const again = concatBytes(bytes.subarray(0, -2), checksum(bytes.subarray(0, -2)))
    return accountId.length === 32 && base58.encode(again) === address ? accountId : undefined
  } catch {
    return undefined
  }
}

/** From 64 on two bytes, in the bit order of SS58. */
function prefixBytes(prefix: number): Uint8Array {
  if (prefix < 64) return Uint8Array.of(prefix)
  return Uint8Array.of(((prefix & 0xfc) >> 2) | 0x40, (prefix >> 8) | ((prefix & 3) << 6))
}

function checksum(body: Uint8Array): Uint8Array {
  return blake2b(concatBytes(utf8ToBytes('SS58PRE'), body), { dkLen: 64 }).subarray(0, 2)
}
