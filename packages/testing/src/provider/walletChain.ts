/** A chain of the wallet, with the node that it asks. */
export type WalletChain = {
  /** The chain id, such as 1 for Ethereum. */
  readonly id: number
  /** The name of the chain. */
  readonly name: string
  /** The URL of its node. */
  readonly rpcUrl: string
  /** @default Ether, ETH, 18 decimals */
  readonly nativeCurrency?:
    | {
        /** The name, such as `Ether`. */
        readonly name: string
        /** The symbol, such as `ETH`. */
        readonly symbol: string
        /** The decimals, such as 18. */
        readonly decimals: number
      }
    | undefined
}
