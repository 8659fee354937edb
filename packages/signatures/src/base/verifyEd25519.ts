import { ed25519 } from '@noble/curves/ed25519.js'

/**
 * Whether the key made the signature, as strictly as Solana's validators check it: keys of small
 * order, for which anybody can sign, sign nothing.
 * @see RFC 8032, section 5.1.7
 */
export function verifyEd25519(parameters: {
  signature: Uint8Array
  message: Uint8Array
  publicKey: Uint8Array
}): boolean {
  const { signature, message, publicKey } = parameters
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false })
  } catch {
    return false
  }
}
