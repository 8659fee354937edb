import type { PolkadotApiSigner, PolkadotSigner } from './createProvider.ts'

/** What an adapter needs of a library that knows how transactions are written. */
export type TransactionLibrary = {
  /** Sends the native coin, and resolves when the network has put the transaction into a block without an error. */
  readonly sendTransfer: (parameters: {
    readonly rpcUrls: readonly string[]
    readonly to: string
    readonly value: bigint
    readonly address: string
    readonly signer: PolkadotApiSigner
    /** Of the chain that is meant, as CAIP-2 has it: the first 32 characters. */
    readonly genesis: string
  }) => Promise<{ readonly hash: string }>
  readonly createSigner: (address: string, signer: PolkadotApiSigner) => PolkadotSigner
}
