/**
 * The rules of a namespace that the kit needs without loading code: small pure functions and data.
 * Each one has a default, so an adapter supplies only what differs.
 */
export type NamespaceRules = {
  /**
   * Whether two different spellings are the same address. Payments and warnings rely on it.
   * @default addresses are the same only if they are equal
   */
  readonly isSameAddress?: ((one: string, other: string) => boolean) | undefined
  /**
   * The part of an address that differs from one address to the next, in one spelling. Addresses
   * whose parts start and end alike, or whose short forms are the same, are look-alikes.
   * @default the address without a `0x`, bech32 or base58 version prefix
   */
  readonly getAddressBody?: ((address: string) => string) | undefined
  /**
   * The path of an account in a block explorer, by the explorer's URL. Links are
   * `<explorer>/<path>/<address>`.
   * @default address
   */
  readonly explorerPath?: ((explorerUrl: string) => string | undefined) | undefined
  /** What the kit must know about the methods of wallets. */
  readonly methods?:
    | {
        /**
         * Matches the methods that send a transaction. Where they fail with the refusal of a node,
         * they reject with `TRANSACTION_FAILED` and its reason.
         * @default the adapter reads refusals itself
         */
        readonly sending?: RegExp | undefined
        /**
         * The method that lists the tokens of an account.
         * @see ERC-7811
         */
        readonly assets?: string | undefined
      }
    | undefined
}
