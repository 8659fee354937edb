import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Hex } from './hex.ts'

/**
 * An address with its checksum, whatever case it is written in. `undefined` unless it is 20 bytes.
 * @see EIP-55
 */
export function toChecksumAddress(address: string): Hex | undefined {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) return undefined
  const letters = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(letters)))
  const cased = [...letters].map((letter, at) =>
    Number.parseInt(hash.charAt(at), 16) > 7 ? letter.toUpperCase() : letter,
  )
  return `0x${cased.join('')}`
}
