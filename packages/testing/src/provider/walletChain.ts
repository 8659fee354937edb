/** A chain of the wallet, with the node that it asks. */
export type WalletChain = {
  readonly id: number
  readonly name: string
  readonly rpcUrl: string
  /** @default Ether, ETH, 18 decimals */
  readonly nativeCurrency?:
    | { readonly name: string; readonly symbol: string; readonly decimals: number }
    | undefined
}
