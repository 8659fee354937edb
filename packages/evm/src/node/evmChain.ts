import type { DiscoveredWallet, Network, ProviderRequest } from '@cleat/core/adapter'

/** The parts of a chain library and of the wallet that transfers on `eip155` use. */
export type EvmChain = {
  /** The app's networks of the namespace `eip155`. */
  networks(): readonly Network[]
  /**
   * Sends a request to the app's RPCs of a network.
   * @throws the node's own error if it refuses the request
   */
  call(network: Network, request: ProviderRequest): Promise<unknown>
  /** Adds the checksum (EIP-55) to an address in lower case. */
  toAddress(address: string): string
  /** Whether the active wallet is paired, so that each request opens its app. */
  isPaired(): boolean
  /** Sends a request to the active wallet. */
  send(request: ProviderRequest): Promise<unknown>
  /** What the active wallet says that a request can cost. @default the network's fee */
  readFee?: DiscoveredWallet['readFee']
}
