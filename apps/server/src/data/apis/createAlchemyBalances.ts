import type { Logger } from '../../http/logger.ts'
import type { BalanceSource } from '../balance/balanceSource.ts'
import type { EvmChain } from '../chains/openChains.ts'
import type { Drops } from '../drops/createDrops.ts'
import { ChainUnavailableError } from '../rpc/chainUnavailableError.ts'
import { createJsonRpc, type JsonRpc } from '../rpc/createJsonRpc.ts'
import { createUpstream } from '../rpc/createUpstream.ts'
import { NodeRefusedError } from '../rpc/nodeRefusedError.ts'
import { verifyChain } from '../rpc/verifyChain.ts'
import type { TokenSource } from '../tokens/tokenSource.ts'
import { alchemyNetworks } from './alchemyNetworks.ts'
import { createCircuit } from './createCircuit.ts'
import { fetchAlchemyBalances } from './fetchAlchemyBalances.ts'

export declare namespace createAlchemyBalances {
  type Parameters = {
    key: string
    /** The source of balances that Alchemy does not have or cannot answer now. */
    own: BalanceSource
    tokens: TokenSource
    drops: Drops
    logger: Logger
    /** The URL of Alchemy's node of a network, without the key. */
    toUrl?: ((network: string) => string) | undefined
  }
}

/**
 * Reads balances of all tokens from Alchemy where it supports the network. Otherwise, or when
 * Alchemy fails, reads balances of listed tokens from the chain's node.
 */
export function createAlchemyBalances(parameters: createAlchemyBalances.Parameters): BalanceSource {
  const { key, own, tokens, drops, logger } = parameters
  const { toUrl = (network) => `https://${network}.g.alchemy.com/v2` } = parameters
  const circuit = createCircuit({ name: 'Alchemy', logger })
  const nodes = new Map<string, JsonRpc>()

  const open = (chain: EvmChain, network: string) => {
    const found = nodes.get(chain.id)
    if (found) return found
    const url = `${toUrl(network)}/${encodeURIComponent(key)}`
    const upstream = createUpstream({ chainId: chain.id, url, timeoutMs: 5000 })
    const reference = BigInt(chain.id.slice('eip155:'.length))
    const rpc = verifyChain({ rpc: createJsonRpc(upstream), reference })
    nodes.set(chain.id, rpc)
    return rpc
  }

  return {
    async read({ chain, address, signal }) {
      const network = alchemyNetworks[chain.id]
      if (chain.namespace !== 'eip155' || network === undefined) {
        return own.read({ chain, address, signal })
      }
      try {
        const rpc = open(chain, network)
        return await circuit.run(chain.id, () =>
          fetchAlchemyBalances({ rpc, chain, address, tokens, drops, signal }),
        )
      } catch (error) {
        const isAway = error instanceof ChainUnavailableError || error instanceof NodeRefusedError
        if (!isAway || signal.aborted) throw error
        return own.read({ chain, address, signal })
      }
    },
  }
}
