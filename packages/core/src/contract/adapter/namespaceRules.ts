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
   * whose parts start and end alike are shown as look-alikes.
   * @default the address without a `0x`, bech32 or base58 version prefix
   */
  readonly getAddressBody?: ((address: string) => string) | undefined
}
