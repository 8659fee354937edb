import type { Network } from '@cleat/core/adapter'
import { createEvmNode, type EvmNode } from '../../node/createEvmNode.ts'
import { createRpcCall } from '../../node/createRpcCall.ts'
import type { EvmChain } from '../../node/evmChain.ts'

/**
 * The node of Ethereum, which has the names: over the app's RPC of it, else over the URL that the
 * app gives for names alone. `undefined` without both.
 */
export function findNameChain(
  chain: EvmChain,
  { ensRpcUrl }: { ensRpcUrl?: string | undefined },
): EvmNode | undefined {
  const ethereum = chain.networks().find(({ id }) => Number(id) === 1)
  if (ethereum) return createEvmNode(chain, ethereum)
  if (!ensRpcUrl) return undefined
  const network: Network = {
    ...{ id: 1, name: 'Ethereum', rpcUrls: { default: { http: [ensRpcUrl] } } },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }
  return createEvmNode({ call: createRpcCall() }, network)
}
