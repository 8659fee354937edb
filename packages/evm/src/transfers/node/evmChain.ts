import type { Network, ProviderRequest } from '@cleat/core/adapter'

/**
 * A name as it is registered.
 * @throws where it is no name
 * @see ENSIP-15
 */
export type NormalizeName = (name: string) => string

/** What money on eip155 needs of a chain library and of the wallet. */
export type EvmChain = {
  /** The app's networks of eip155. */
  networks(): readonly Network[]
  /** Asks the app's RPCs of a network. A refusal rejects with the node's own error. */
  call(network: Network, request: ProviderRequest): Promise<unknown>
  /** An address in lower case with its checksum (EIP-55). */
  toAddress(address: string): string
  /** Hands a request to the wallet in use. */
  send(request: ProviderRequest): Promise<unknown>
  /** The hash of bytes, both written in hex. */
  keccak256(bytes: string): string
  /** It needs large tables, and comes with the first name. */
  loadNormalize(): Promise<NormalizeName>
}
