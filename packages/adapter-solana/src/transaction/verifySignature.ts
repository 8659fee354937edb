/** Whether the key made the signature. Loads the cryptography on first use. */
export async function verifySignature(parameters: {
  signature: Uint8Array
  publicKey: Uint8Array
  message: Uint8Array
}): Promise<boolean> {
  const { signature, publicKey, message } = parameters
  const { ed25519 } = await import('@noble/curves/ed25519.js')
  try {
    return ed25519.verify(signature, message, publicKey)
  } catch {
    return false
  }
}
