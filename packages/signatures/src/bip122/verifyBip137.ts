import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8 } from '@scure/base'
import { CompactSize, p2pkh, p2sh, p2tr, p2wpkh } from '@scure/btc-signer'
import { isSameBytes } from '../base/isSameBytes.ts'
import type { ParsedAddress } from './address/parseAddress.ts'

/**
 * The address types that a header byte allows, by the first of its four values. Many wallets always
 * write 31.
 */
const kindsByHeader: Readonly<Record<number, readonly ParsedAddress['kind'][]>> = {
  27: ['pkh'],
  31: ['pkh', 'sh', 'wpkh', 'tr'],
  35: ['sh'],
  39: ['wpkh'],
}

/**
 * Whether the key recovered from a 65-byte signature is the key of the address. The upper of the
 * two forms of `s` does not count, because anybody can turn one into the other.
 * @see BIP-137, BIP-146
 */
export function verifyBip137(parameters: {
  message: string
  address: ParsedAddress
  signature: Uint8Array
}): boolean {
  const { message, address, signature } = parameters
  const { kind, script } = address
  const header = signature[0] ?? 0
  const recovery = (header - 27) & 3
  const first = header - recovery
  if (!kindsByHeader[first]?.includes(kind)) return false
  const recovered = Uint8Array.of(recovery, ...signature.subarray(1))
  if (secp256k1.Signature.fromBytes(recovered, 'recovered').hasHighS()) return false
  const compressed = secp256k1.recoverPublicKey(recovered, hashMessage(message), { prehash: false })
  const isPlain = first === 27
  const key = isPlain ? secp256k1.Point.fromBytes(compressed).toBytes(false) : compressed
  return isSameBytes(scriptOf({ kind, key }), script)
}

function scriptOf({ kind, key }: { kind: ParsedAddress['kind']; key: Uint8Array }) {
  switch (kind) {
    case 'pkh':
      return p2pkh(key).script
    case 'wpkh':
      return p2wpkh(key).script
    case 'sh':
      return p2sh(p2wpkh(key)).script
    case 'tr':
      return p2tr(key.subarray(1)).script
    default:
      return undefined
  }
}

function hashMessage(message: string): Uint8Array {
  const prefix = utf8.decode('\x18Bitcoin Signed Message:\n')
  const text = utf8.decode(message)
  const length = CompactSize.encode(BigInt(text.length))
  return sha256(sha256(Uint8Array.of(...prefix, ...length, ...text)))
}
