import { schnorr } from '@noble/curves/secp256k1.js'

const sighashAll = 1

/** Whether the key signed all of the transaction. @see BIP-340, BIP-341 */
export function checkSchnorr(parameters: {
  signature: Uint8Array
  key: Uint8Array
  digest: (sighash: number) => Uint8Array
}): boolean {
  const { signature, key, digest } = parameters
  const sighash = signature.length === 65 ? signature[64] : 0
  const isAll = signature.length === 64 || sighash === sighashAll
  if (sighash === undefined || !isAll || signature.length > 65) return false
  return schnorr.verify(signature.subarray(0, 64), digest(sighash), key)
}
