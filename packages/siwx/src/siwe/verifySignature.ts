import { getAddressFromMessage } from './getAddressFromMessage.ts'

/**
 * Whether the account in a message signed it with its key. Contracts are asked by
 * `verifySiwx` of `@cleat/siwx/server`, with a `call`.
 */
export async function verifySignature(parameters: {
  /** @default the one in the message */
  address?: string | undefined
  message: string
  signature: string
}): Promise<boolean> {
  const { message, signature, address = getAddressFromMessage(message) } = parameters
  const { verifySiwx } = await import('../server/verifySiwx.ts')
  const verdict = await verifySiwx({ message, signature })
  return (
    verdict.status === 'valid' && verdict.fields.address.toLowerCase() === address.toLowerCase()
  )
}
