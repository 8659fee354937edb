import { createEsplora, type Esplora } from '../rpc/createEsplora.ts'
import { createJsonRpc, type JsonRpc } from '../rpc/createJsonRpc.ts'
import { createUpstream, type Upstream } from '../rpc/createUpstream.ts'
import { verifyChain } from '../rpc/verifyChain.ts'
import type { ChainStatuses } from './createChainStatus.ts'
import type { DataChain } from './dataChain.ts'
import { watchUpstream } from './watchUpstream.ts'

/** A chain with its node client. */
export type OpenChain = EvmChain | SolanaChain | BitcoinChain

export type EvmChain = DataChain & { readonly namespace: 'eip155'; readonly rpc: JsonRpc }
export type SolanaChain = DataChain & { readonly namespace: 'solana'; readonly rpc: JsonRpc }
export type BitcoinChain = DataChain & { readonly namespace: 'bip122'; readonly esplora: Esplora }

/** By CAIP-2 id. */
export type OpenChains = ReadonlyMap<string, OpenChain>

export declare namespace openChains {
  type Parameters = {
    chains: readonly DataChain[]
    /** Notified whether nodes answer. */
    status?: Pick<ChainStatuses, 'noteNode'> | undefined
    limits?: Omit<createUpstream.Parameters, 'chainId' | 'url'> | undefined
  }
}

/** Creates a queue for every chain. Sends no request. */
export function openChains(parameters: openChains.Parameters): OpenChains {
  const { chains, status, limits } = parameters
  return new Map(
    chains.map((chain): [string, OpenChain] => {
      const upstream = createUpstream({ ...limits, chainId: chain.id, url: chain.rpcUrl })
      return [chain.id, open(chain, status ? watchUpstream({ upstream, status }) : upstream)]
    }),
  )
}

function open(chain: DataChain, upstream: Upstream): OpenChain {
  const { namespace } = chain
  switch (namespace) {
    case 'eip155': {
      const reference = BigInt(chain.id.slice(namespace.length + 1))
      return {
        ...chain,
        namespace,
        rpc: verifyChain({ rpc: createJsonRpc(upstream), reference }),
      }
    }
    case 'solana':
      return { ...chain, namespace, rpc: createJsonRpc(upstream) }
    case 'bip122':
      return { ...chain, namespace, esplora: createEsplora(upstream) }
    default:
      return namespace satisfies never
  }
}
