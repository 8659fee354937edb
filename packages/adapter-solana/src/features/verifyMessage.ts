/**
 * Whether the address made the base58 signature for the text, or for an off-chain envelope of it.
 * Loads the cryptography on first use.
 */
export async function verifyMessage(parameters: {
  message: string
  address: string
  signature: string
}): Promise<boolean> {
  const { signatureChecks } = await import('../transaction/signatureChecks.ts')
  return signatureChecks.verifyMessage(parameters).status === 'valid'
}
