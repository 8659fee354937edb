import type { AdapterSession } from '@cleat/core/adapter'
import type { Eip1193Wallet } from '@cleat/evm'
import type { EthersLibrary } from '../library/ethersLibrary.ts'
import { sendRequest } from './sendRequest.ts'

/**
 * Asks the connected wallet to sign a text.
 * @throws `REQUEST_USER_REJECTED`, `WALLET_…`
 * @see EIP-191
 */
export async function signMessage(
  { session, library }: { session: AdapterSession<Eip1193Wallet>; library: EthersLibrary },
  { message, address }: { message: string; address: string },
): Promise<{ signature: string }> {
  const params = [library.toHex(message), address]
  const signature = await sendRequest(session, { method: 'personal_sign', params })
  return { signature: String(signature) }
}
