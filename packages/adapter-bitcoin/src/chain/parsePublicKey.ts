import { isSameBytes, type ParsedAddress } from '@cleat/signatures/bip122'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hex } from '@scure/base'
import { OutScript, p2pkh, p2sh, p2tr, p2wpkh } from '@scure/btc-signer'

/**
 * Parses the public key of an address from a wallet: hexadecimal or bytes, 33 of them, or 32 for
 * taproot.
 * @returns hexadecimal, `null` where the address does not determine its key, `undefined` where the
 * key is invalid or of another address
 */
export function parsePublicKey(parameters: {
  given: unknown
  address: ParsedAddress
}): string | null | undefined {
  const { given, address } = parameters
  const { kind, script } = address
  const bytes = toBytes(given)
  if (!bytes) return undefined
  try {
    if (kind === 'wsh') return null
    if (kind === 'tr') {
      const key = bytes.length === 33 ? bytes.subarray(1) : bytes
      if (isSameBytes(p2tr(key).script, script)) return hex.encode(key)
      // The output key. The internal key cannot be derived from it.
      return isSameBytes(OutScript.encode({ type: 'tr', pubkey: key }), script) ? null : undefined
    }
    secp256k1.Point.fromBytes(bytes).assertValidity()
    const scripts = { pkh: p2pkh(bytes), wpkh: p2wpkh(bytes), sh: p2sh(p2wpkh(bytes)) }
    return isSameBytes(scripts[kind].script, script) ? hex.encode(bytes) : undefined
  } catch {
    return undefined
  }
}

function toBytes(given: unknown): Uint8Array | undefined {
  if (given instanceof Uint8Array) return given.slice()
  return typeof given === 'string' && /^(?:[0-9a-f]{64}|[0-9a-f]{66})$/i.test(given)
    ? hex.decode(given.toLowerCase())
    : undefined
}
