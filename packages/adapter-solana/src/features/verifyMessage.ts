import { readBase58 } from '../base/bytes.ts'
import { verifySignature } from '../transaction/verifySignature.ts'

/** Whether the address made the base58 signature for the text. */
export async function verifyMessage(parameters: {
  message: string
  address: string
  signature: string
}): Promise<boolean> {
  const { address } = parameters
  const signature = readBase58(parameters.signature, 64)
  const message = new TextEncoder().encode(parameters.message)
  return signature !== undefined && verifySignature({ signature, address, message })
}
