import type { CaipNetwork } from '@cleat/core/adapter'
import type { Config } from 'wagmi'
import { sendRequest } from './sendRequest.ts'

/**
 * Sends the native coin. The chain is named, so that a wallet which moved on in the meantime refuses.
 * @throws `REQUEST_USER_REJECTED`, `TRANSACTION_FAILED`, `WALLET_…`
 */
export async function sendTransfer(
  config: Config,
  parameters: { to: string; value: bigint; address: string; network: CaipNetwork },
): Promise<{ hash: string }> {
  const { to, value, address: from, network } = parameters
  const transaction = {
    from,
    to,
    value: toQuantity(value),
    chainId: toQuantity(Number(network.id)),
  }
  const hash = await sendRequest(config, { method: 'eth_sendTransaction', params: [transaction] })
  return { hash: String(hash) }
}

/** A number as JSON-RPC writes it. */
function toQuantity(value: bigint | number): string {
  return `0x${value.toString(16)}`
}
