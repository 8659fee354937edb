import type { AdapterSession, CaipNetwork, Eip1193Wallet } from '@cleat/core/adapter'
import { toQuantity } from 'ethers'
import { sendRequest } from './sendRequest.ts'

/**
 * Sends the native coin. The chain is named, so that a wallet which moved on in the meantime refuses.
 * @throws `REQUEST_USER_REJECTED`, `TRANSACTION_FAILED`, `WALLET_…`
 */
export async function sendTransfer(
  session: AdapterSession<Eip1193Wallet>,
  parameters: { to: string; value: bigint; address: string; network: CaipNetwork },
): Promise<{ hash: string }> {
  const { to, value, address: from, network } = parameters
  const chainId = toQuantity(network.id)
  const transaction = { from, to, value: toQuantity(value), chainId }
  const hash = await sendRequest(session, { method: 'eth_sendTransaction', params: [transaction] })
  return { hash: String(hash) }
}
