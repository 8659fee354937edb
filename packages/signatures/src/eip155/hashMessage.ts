import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Hex } from './hex.ts'

/** The hash that an account signs for a text. Its length counts in bytes. @see EIP-191 */
export function hashMessage(message: string): Hex {
  const text = utf8ToBytes(message)
  const prefix = utf8ToBytes(`\x19Ethereum Signed Message:\n${text.length}`)
  return `0x${bytesToHex(keccak_256(concatBytes(prefix, text)))}`
}
