import { base58 } from '@scure/base'
import { copyBytes, toPublicKey } from '../base/bytes.ts'
import { verifySignature } from '../transaction/verifySignature.ts'

/** Whether the address made the base58 signature for the text. */
export async function verifyMessage(parameters: {
  message: string
  address: string
  signature: string
}): Promise<boolean> {
  const publicKey = toPublicKey(parameters.address)
  const signature = readSignature(parameters.signature)
  if (!publicKey || !signature) return false
  const message = new TextEncoder().encode(parameters.message)
  return verifySignature({ signature, publicKey, message })
}

/** 64 bytes take at most 88 characters of base58. Longer texts are not decoded. */
function readSignature(value: string): Uint8Array | undefined {
  try {
    return value.length > 88 ? undefined : copyBytes(base58.decode(value), 64)
  } catch {
    return undefined
  }
}
