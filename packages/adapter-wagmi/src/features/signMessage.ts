import { translateProviderError } from '@cleat/core/adapter'
import { stringToHex } from 'viem'
import type { Config } from 'wagmi'
import { findConnected } from '../findConnected.ts'

/**
 * Asks the connected wallet to sign a text.
 * @throws `REQUEST_USER_REJECTED`, `WALLET_…`
 * @see EIP-191
 */
export async function signMessage(
  config: Config,
  parameters: { message: string; address: string },
): Promise<{ signature: string }> {
  const { message, address } = parameters
  const { provider, wallet } = await findConnected(config)
  const method = 'personal_sign'
  try {
    const params = [stringToHex(message), address]
    return { signature: String(await provider.request({ method, params })) }
  } catch (error) {
    throw translateProviderError({ error, doing: 'request', wallet, subject: method })
  }
}
