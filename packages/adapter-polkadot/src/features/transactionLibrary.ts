import type { PolkadotApiSigner, PolkadotSigner } from './createProvider.ts'

/** The interface to a library that encodes and sends transactions. */
export type TransactionLibrary = {
  /** Sends the native token. Resolves when the transaction is in a block and succeeded. */
  readonly sendTransfer: (parameters: {
    readonly rpcUrls: readonly string[]
    readonly to: string
    readonly value: bigint
    readonly address: string
    readonly signer: PolkadotApiSigner
    /** The genesis hash of the chain as in CAIP-2: the first 32 characters. */
    readonly genesis: string
  }) => Promise<{ readonly hash: string }>
  readonly createSigner: (address: string, signer: PolkadotApiSigner) => PolkadotSigner
}
