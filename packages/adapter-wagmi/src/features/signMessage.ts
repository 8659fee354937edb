import type { ProviderRequest } from '@cleat/core/adapter'
import { stringToHex } from 'viem'

/**
 * Asks the connected wallet to sign a text.
 * @throws what `send` throws
 * @see EIP-191
 */
export async function signMessage(
  send: (request: ProviderRequest) => Promise<unknown>,
  { message, address }: { message: string; address: string },
): Promise<{ signature: string }> {
  const params = [stringToHex(message), address]
  const signature = await send({ method: 'personal_sign', params })
  return { signature: String(signature) }
}
