import type { ProviderRequest } from '@cleat/core/adapter'
import type { EvmChain } from '@cleat/evm/transfers'
import { type Client, getAddress, type RpcRequestError } from 'viem'
import type { Config } from 'wagmi'
import { isWalletConnector } from '../base/findConnector.ts'

export declare namespace toEvmChain {
  type Parameters = {
    config: Config
    send: (request: ProviderRequest) => Promise<unknown>
  }
}

/** The chains of a config, over its own transports, and its active wallet. */
export function toEvmChain({ config, send }: toEvmChain.Parameters): EvmChain {
  return {
    networks: () => config.chains,
    call: (network, request) => ask(config.getClient({ chainId: Number(network.id) }), request),
    // viem's takes a second argument that makes other checksums.
    toAddress: (address) => getAddress(address),
    isPaired() {
      const { connections, current } = config.state
      return connections.get(current ?? '')?.connector.type === 'walletConnect'
    },
    send,
    async readFee(asked) {
      const { connections, current } = config.state
      const connector = connections.get(current ?? '')?.connector
      if (!connector || !isWalletConnector(connector)) return undefined
      const { readFee } = await connector.getWallet()
      return readFee?.(asked)
    },
  }
}

async function ask(client: Client, request: ProviderRequest): Promise<unknown> {
  try {
    return await client.request(request as Parameters<Client['request']>[0])
  } catch (error) {
    const refusal = findRefusal(error)
    // viem's own words name the URL and all that was asked; these are the node's.
    throw refusal ? { code: refusal.code, message: refusal.details, data: refusal.data } : error
  }
}

/**
 * What the node said, in the error that viem made of it. By its name: its class would be cut out of
 * an app's first file.
 */
function findRefusal(error: unknown): RpcRequestError | undefined {
  let current = error
  for (let depth = 0; depth < 8 && current instanceof Error; depth += 1) {
    if (current.name === 'RpcRequestError') return current as RpcRequestError
    current = current.cause
  }
  return undefined
}
