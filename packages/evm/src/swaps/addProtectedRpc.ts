import type { CaipNetwork } from '@cleat/core/adapter'
import { toQuantity } from '../abi/toQuantity.ts'
import type { EvmChain } from '../node/evmChain.ts'

/**
 * Asks the wallet, in the same tick, to use an RPC for a network. Its own dialog shows the URL.
 * @throws what the wallet's request throws
 * @see EIP-3085
 */
export async function addProtectedRpc(
  chain: EvmChain,
  { network, url }: { network: CaipNetwork; url: string },
): Promise<void> {
  const { id, name: chainName, nativeCurrency, blockExplorers } = network
  const explorer = blockExplorers?.default.url
  await chain.send({
    method: 'wallet_addEthereumChain',
    params: [
      {
        ...{ chainId: toQuantity(BigInt(id)), chainName, nativeCurrency, rpcUrls: [url] },
        ...(explorer && { blockExplorerUrls: [explorer] }),
      },
    ],
  })
}
