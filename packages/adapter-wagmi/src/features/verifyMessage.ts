import { CleatError } from '@cleat/core/adapter'
import { type ContractCall, verifyHash } from '@cleat/signatures/eip155'
import { type Hex, hashMessage, recoverAddress } from 'viem'
import type { Config } from 'wagmi'

/**
 * Whether a signature is the account's own: by its key, or by its contract on the active chain.
 * @throws `REQUEST_SIGNATURE_UNCHECKED` if it needs the contract and no RPC answered
 * @see EIP-191, ERC-1271, ERC-6492
 */
export async function verifyMessage(
  config: Config,
  parameters: { message: string; address: string; signature: string },
): Promise<boolean> {
  const { message, address, signature } = parameters
  const { connections, current } = config.state
  const chainId = current ? connections.get(current)?.chainId : undefined
  const chain = config.chains.find(({ id }) => id === chainId)
  const call: ContractCall = (transaction) => {
    if (!chain) throw new Error(`Chain ${chainId} is not configured`)
    const client = config.getClient({ chainId: chain.id })
    return client.request({
      method: 'eth_call',
      params: [transaction as { data: Hex }, 'latest'],
    })
  }
  const verdict = await verifyHash({
    ...{ hash: hashMessage(message), address, signature, call },
    recover: ({ hash, signature: { r, s, yParity } }) =>
      recoverAddress({ hash: hash as Hex, signature: { r, s, yParity } }),
  })
  if (verdict.status !== 'unknown') return verdict.status === 'valid'
  throw new CleatError('REQUEST_SIGNATURE_UNCHECKED', {
    context: { address, network: chain?.name ?? `chain ${chainId}` },
    cause: verdict.cause,
  })
}
