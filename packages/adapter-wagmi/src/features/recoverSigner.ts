import {
  compactSignatureToSignature,
  type Hex,
  hashMessage,
  parseCompactSignature,
  parseSignature,
  recoverAddress,
  size,
} from 'viem'

const halfOrder = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/**
 * Recovers the signer of a text from 65 bytes, or from the 64 of the compact form. Of the two forms
 * of every signature, the one with the upper `s` is malleable, so it does not count.
 * @returns the signer, and whether the signature counts
 * @see EIP-191, EIP-2, EIP-2098
 */
export async function recoverSigner(parameters: {
  message: string
  signature: Hex
}): Promise<{ address: Hex; isCanonical: boolean } | undefined> {
  const { message, signature } = parameters
  try {
    const parsed =
      size(signature) === 64
        ? compactSignatureToSignature(parseCompactSignature(signature))
        : parseSignature(signature)
    const address = await recoverAddress({ hash: hashMessage(message), signature: parsed })
    return { address, isCanonical: BigInt(parsed.s) <= halfOrder }
  } catch {
    return undefined
  }
}
