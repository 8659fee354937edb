import type { Network, ProviderRequest } from '@cleat/core/adapter'

/**
 * Normalizes a name to the form in which it is registered.
 * @throws if it is not a valid name
 * @see ENSIP-15
 */
export type NormalizeName = (name: string) => string

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
  /** Sends a request to the active wallet. */
  send(request: ProviderRequest): Promise<unknown>
  /** Hashes bytes. Both are in hex with `0x`. */
  keccak256(bytes: string): string
  /** Loads the code that normalizes names, which has large tables. */
  loadNormalize(): Promise<NormalizeName>
}
