import { secp256k1 } from '@noble/curves/secp256k1.js'

const sighashAll = 1

/**
 * Whether the key signed all of the transaction, in strict DER with a low S.
 * @see BIP-66, BIP-146
 */
export function checkEcdsa(parameters: {
  signature: Uint8Array
  key: Uint8Array
  digest: (sighash: number) => Uint8Array
}): boolean {
  const { signature, key, digest } = parameters
  if (signature.at(-1) !== sighashAll) return false
  const options = { prehash: false, format: 'der', lowS: true } as const
  return secp256k1.verify(signature.subarray(0, -1), digest(sighashAll), key, options)
}
