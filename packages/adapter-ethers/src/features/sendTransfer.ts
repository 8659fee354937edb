import type { AdapterSession, CaipNetwork } from '@cleat/core/adapter'
import { createTransferRequest, type Eip1193Wallet } from '@cleat/evm'
import { toAddress } from '../base/toAddress.ts'
import { sendRequest } from './sendRequest.ts'

/**
 * Sends the native coin.
 * @throws `CAIP_ADDRESS_INVALID`, `REQUEST_NOT_ALLOWED`, `REQUEST_USER_REJECTED`,
 * `TRANSACTION_FAILED`, `WALLET_…`
 */
export async function sendTransfer(
  session: AdapterSession<Eip1193Wallet>,
  parameters: { to: string; value: bigint; address: string; network: CaipNetwork },
): Promise<{ hash: string }> {
  const hash = await sendRequest(session, createTransferRequest({ ...parameters, toAddress }))
  return { hash: String(hash) }
}
