/**
 * Whether the key made the signature, as strictly as Solana's validators check it: keys of small
 * order, for which anybody can sign, sign nothing. Loads the cryptography on first use.
 * @see RFC 8032, section 5.1.7
 */
export async function verifySignature(parameters: {
  signature: Uint8Array
  publicKey: Uint8Array
  message: Uint8Array
}): Promise<boolean> {
  const { signature, publicKey, message } = parameters
  const { ed25519 } = await import('@noble/curves/ed25519.js')
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false })
  } catch {
    return false
  }
}
