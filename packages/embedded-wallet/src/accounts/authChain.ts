import type { Hex } from 'viem'

/** A chain of the connector, and the services of its operator there. */
export type AuthChain = {
  /** The number of an EVM chain: 8453 for Base. @see EIP-155 */
  chainId: number
  /** The URL of the chain's node. */
  rpcUrl: string
  /**
   * `delegated`: the account has the address of the key. `contract`: it is a contract that the
   * key owns, at another address.
   * @default 'delegated'
   */
  kind?: 'delegated' | 'contract' | undefined
  /**
   * The code that a delegated account takes over: `delegation` is EIP7702StatelessDeleGator
   * 1.3.0, `simple` is Simple7702Account 0.8.
   * @default 'delegation'
   */
  implementation?: 'delegation' | 'simple' | undefined
  /**
   * The hash (keccak-256) of the code that the implementation must have on this chain.
   * @default that of public chains, where it is the same on all
   */
  codeHash?: Hex | undefined
  /**
   * The hash (keccak-256) of what creates contract accounts on this chain.
   * @default that of public chains
   */
  creationHash?: Hex | undefined
  /**
   * The URL of a bundler, which sends operations.
   * @default the account sends transactions, and pays for them
   * @see ERC-4337, ERC-7769
   */
  bundlerUrl?: string | undefined
  /**
   * The URL of a service that is asked who pays.
   * @default the account pays
   * @see ERC-7677
   */
  paymasterUrl?: string | undefined
}
