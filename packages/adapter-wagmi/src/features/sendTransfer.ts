import type { CaipNetwork, ProviderRequest } from '@cleat/core/adapter'

/**
 * Sends the native coin. The chain is named, so that a wallet which moved on in the meantime refuses.
 * @throws what `send` throws
 */
export async function sendTransfer(
  send: (request: ProviderRequest) => Promise<unknown>,
  parameters: { to: string; value: bigint; address: string; network: CaipNetwork },
): Promise<{ hash: string }> {
  const { to, value, address: from, network } = parameters
  const transaction = {
    from,
    to,
    value: toQuantity(value),
    chainId: toQuantity(Number(network.id)),
  }
  const hash = await send({ method: 'eth_sendTransaction', params: [transaction] })
  return { hash: String(hash) }
}

/** A number as JSON-RPC writes it. */
function toQuantity(value: bigint | number): string {
  return `0x${value.toString(16)}`
}
