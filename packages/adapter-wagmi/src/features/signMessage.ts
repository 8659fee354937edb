import { stringToHex } from 'viem'
import type { Config } from 'wagmi'
import { sendRequest } from './sendRequest.ts'

/**
 * Asks the connected wallet to sign a text.
 * @throws `REQUEST_USER_REJECTED`, `WALLET_…`
 * @see EIP-191
 */
export async function signMessage(
  config: Config,
  { message, address }: { message: string; address: string },
): Promise<{ signature: string }> {
  const params = [stringToHex(message), address]
  const signature = await sendRequest(config, { method: 'personal_sign', params })
  return { signature: String(signature) }
}
