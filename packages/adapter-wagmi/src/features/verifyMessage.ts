import { CleatError } from '@cleat/core/adapter'
import { verifyContractSignature } from '@cleat/evm'
import { type Hex, hashMessage, isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import { recoverSigner } from './recoverSigner.ts'

/**
 * Whether a signature is the account's own: by its key, or by its contract on the active chain.
 * @throws `REQUEST_SIGNATURE_UNCHECKED` if it needs the contract and no RPC answered
 * @see EIP-191, ERC-1271, ERC-6492
 */
export async function verifyMessage(
  config: Config,
  parameters: { message: string; address: string; signature: string },
): Promise<boolean> {
  const { message } = parameters
  const address = parameters.address as Hex
  const signature = parameters.signature as Hex
  const signer = await recoverSigner({ message, signature })
  if (signer && isAddressEqual(signer.address, address)) return signer.isCanonical

  const { connections, current } = config.state
  const chainId = current ? connections.get(current)?.chainId : undefined
  const chain = config.chains.find(({ id }) => id === chainId)
  try {
    if (!chain) throw new Error(`Chain ${chainId} is not configured`)
    const client = config.getClient({ chainId: chain.id })
    const call = (transaction: { to?: string; data: string }) =>
      client.request({ method: 'eth_call', params: [transaction as { data: Hex }, 'latest'] })
    return await verifyContractSignature({ address, hash: hashMessage(message), signature, call })
  } catch (cause) {
    throw new CleatError('REQUEST_SIGNATURE_UNCHECKED', {
      context: { address, network: chain?.name ?? `chain ${chainId}` },
      cause,
    })
  }
}
