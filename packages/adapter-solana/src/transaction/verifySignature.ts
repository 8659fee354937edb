import { toPublicKey } from '../base/bytes.ts'

/**
 * Whether the address made the signature, as strictly as Solana's validators check it: keys of
 * small order, for which anybody can sign, sign nothing. Loads the cryptography on first use.
 * @see RFC 8032, section 5.1.7
 */
export async function verifySignature(parameters: {
  signature: Uint8Array
  address: unknown
  message: Uint8Array
}): Promise<boolean> {
  const { signature, address, message } = parameters
  const publicKey = toPublicKey(address)
  if (!publicKey) return false
  const { ed25519 } = await import('@noble/curves/ed25519.js')
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false })
  } catch {
    return false
  }
}
