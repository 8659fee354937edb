import type { CaipNetwork } from '@cleat/core/adapter'
import { numberToHex } from 'viem'
import type { Config } from 'wagmi'
import { sendRequest } from './sendRequest.ts'

/**
 * Sends the native coin. The chain is named, so that a wallet which moved on in the meantime refuses.
 * @throws `REQUEST_USER_REJECTED`, `WALLET_…`
 */
export async function sendTransfer(
  config: Config,
  parameters: { to: string; value: bigint; address: string; network: CaipNetwork },
): Promise<{ hash: string }> {
  const { to, value, address: from, network } = parameters
  const chainId = numberToHex(Number(network.id))
  const transaction = { from, to, value: numberToHex(value), chainId }
  const hash = await sendRequest(config, { method: 'eth_sendTransaction', params: [transaction] })
  return { hash: String(hash) }
}
