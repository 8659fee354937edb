import type { AdapterSession } from '@cleat/core/adapter'
import type { Eip1193Wallet } from '@cleat/evm'
import { hexlify, toUtf8Bytes } from 'ethers'
import { sendRequest } from './sendRequest.ts'

/**
 * Asks the connected wallet to sign a text.
 * @throws `REQUEST_USER_REJECTED`, `WALLET_…`
 * @see EIP-191
 */
export async function signMessage(
  session: AdapterSession<Eip1193Wallet>,
  { message, address }: { message: string; address: string },
): Promise<{ signature: string }> {
  const params = [hexlify(toUtf8Bytes(message)), address]
  const signature = await sendRequest(session, { method: 'personal_sign', params })
  return { signature: String(signature) }
}
