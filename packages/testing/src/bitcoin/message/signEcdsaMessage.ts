import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64, utf8 } from '@scure/base'
import { CompactSize } from '@scure/btc-signer'
import type { BitcoinKey } from '../deriveBitcoinKeys.ts'

/**
 * Signs a text with a recoverable ECDSA signature. Returns base64.
 * @see BIP-137
 */
export function signEcdsaMessage({ message, key }: { message: string; key: BitcoinKey }): string {
  const hash = hashMessage(utf8.decode(message))
  const options = { prehash: false, format: 'recovered' } as const
  const [recovery = 0, ...signature] = secp256k1.sign(hash, key.privateKey, options)
  return base64.encode(Uint8Array.of(headers[key.type] + recovery, ...signature))
}

/** BIP-137 does not define taproot. Wallets use the header of a legacy address. */
const headers = { p2tr: 31, p2sh: 35, p2wpkh: 39 }

function hashMessage(text: Uint8Array): Uint8Array {
  const prefix = utf8.decode('\x18Bitcoin Signed Message:\n')
  return sha256(
    sha256(Uint8Array.of(...prefix, ...CompactSize.encode(BigInt(text.length)), ...text)),
  )
}
