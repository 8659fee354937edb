import type { PolkadotApiSigner, PolkadotSigner } from './createProvider.ts'
import type { DecodedCall } from './decodedCall.ts'

/** Reads calls of a chain as one version of it does. */
export type CallReader = {
  /** The version, as transactions name it. */
  readonly specVersion: number
  /**
   * Reads a call.
   * @throws if it is none
   */
  readonly decode: (call: Uint8Array) => DecodedCall
}

/** The interface to a library that encodes and sends transactions. */
export type TransactionLibrary = {
  /** Sends the native token. Resolves when the transaction is in a block and succeeded. */
  readonly sendTransfer: (parameters: {
    /** RPC URLs of the chain, tried in order. */
    readonly rpcUrls: readonly string[]
    /** The receiver as an SS58 address. */
    readonly to: string
    /** In base units of the native token. */
    readonly value: bigint
    /** The account that pays and signs. */
    readonly address: string
    /** The signer of the connected extension. */
    readonly signer: PolkadotApiSigner
    /** The genesis hash of the chain as in CAIP-2: the first 32 characters. */
    readonly genesis: string
  }) => Promise<{
    /** The hash of the transaction. */
    readonly hash: string
  }>
  /**
   * Reads the metadata of a chain, by which its calls are read.
   * @default calls are not read, and the visitor is asked about each
   */
  readonly openReader?:
    | ((parameters: {
        /** RPC URLs of the chain, tried in order. */
        readonly rpcUrls: readonly string[]
        /** The genesis hash of the chain as in CAIP-2: the first 32 characters. */
        readonly genesis: string
      }) => Promise<CallReader>)
    | undefined
  /** Creates a signer of `polkadot-api` for an account. */
  readonly createSigner: (address: string, signer: PolkadotApiSigner) => PolkadotSigner
}
