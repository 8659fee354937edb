import { toPublicKey } from '../base/bytes.ts'

/**
 * Whether the address made the signature, as strictly as Solana's validators check it. Loads the
 * cryptography on first use.
 */
export async function verifySignature(parameters: {
  signature: Uint8Array
  address: unknown
  message: Uint8Array
}): Promise<boolean> {
  const { signature, address, message } = parameters
  const publicKey = toPublicKey(address)
  if (!publicKey) return false
  const { signatureChecks } = await import('./signatureChecks.ts')
  return signatureChecks.verifyEd25519({ signature, message, publicKey })
}
