import type { CaipNetwork, ProviderRequest } from '@cleat/core/adapter'
import { createTransferRequest } from '@cleat/evm'
import { getAddress } from 'viem'

/**
 * Sends the native coin.
 * @throws `CAIP_ADDRESS_INVALID`, `REQUEST_NOT_ALLOWED`, and what `send` throws
 */
export async function sendTransfer(
  send: (request: ProviderRequest) => Promise<unknown>,
  parameters: { to: string; value: bigint; address: string; network: CaipNetwork },
): Promise<{ hash: string }> {
  const hash = await send(createTransferRequest({ ...parameters, toAddress }))
  return { hash: String(hash) }
}

// viem's takes a second argument that makes other checksums.
function toAddress(address: string): string {
  return getAddress(address)
}
