import type { AdapterSession, CaipNetwork } from '@cleat/core/adapter'
import { createTransferRequest, type Eip1193Wallet } from '@cleat/evm'
import type { EthersLibrary } from '../library/ethersLibrary.ts'
import { sendRequest } from './sendRequest.ts'

/**
 * Sends the native coin.
 * @throws `CAIP_ADDRESS_INVALID`, `REQUEST_NOT_ALLOWED`, `REQUEST_USER_REJECTED`,
 * `TRANSACTION_FAILED`, `WALLET_…`
 */
export async function sendTransfer(
  { session, library }: { session: AdapterSession<Eip1193Wallet>; library: EthersLibrary },
  parameters: { to: string; value: bigint; address: string; network: CaipNetwork },
): Promise<{ hash: string }> {
  const { toAddress } = library
  const hash = await sendRequest(session, createTransferRequest({ ...parameters, toAddress }))
  return { hash: String(hash) }
}
