import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import type { Hex } from './hex.ts'
import type { KeySignature } from './readKeySignature.ts'

/** The address, in lower case, whose key signed the hash. Throws where no key could have. */
export function recoverKey(parameters: { hash: string; signature: KeySignature }): Hex {
  const { hash, signature } = parameters
  const { r, s, yParity } = signature
  const bytes = concatBytes(Uint8Array.of(yParity), toBytes(r), toBytes(s))
  const compressed = secp256k1.recoverPublicKey(bytes, toBytes(hash), { prehash: false })
  const key = secp256k1.Point.fromBytes(compressed).toBytes(false)
  return `0x${bytesToHex(keccak_256(key.subarray(1)).subarray(12))}`
}

function toBytes(hex: string): Uint8Array {
  return hexToBytes(hex.slice(2))
}
