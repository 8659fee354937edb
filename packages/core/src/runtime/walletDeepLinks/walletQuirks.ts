export type WalletQuirk = {
  /** Only its custom scheme opens the app, even if universal links are preferred. */
  readonly prefersNative?: boolean | undefined
  /** The scheme takes the whole query as the URI and has no path for it. */
  readonly isUriBare?: boolean | undefined
  /** The scheme ends with the address of a page, which the path and the URI belong to. */
  readonly isPageLast?: boolean | undefined
}

/**
 * Wallets that differ from the convention `<link>/wc?uri=…` with the scheme first, by explorer id.
 */
export const walletQuirks: Readonly<Record<string, WalletQuirk | undefined>> = {
  // OKX Wallet: the https URL is a download page. The app registers its scheme.
  '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709': { prefersNative: true },
  // Keplr: takes the text after the `?` of `keplrwallet://wcV2?` as the URI, and has no pairing
  // page.
  '6adb6082c909901b9e7189af3a4a0223102cd6f8d5c39e39f3d49acb92b578bb': {
    prefersNative: true,
    isUriBare: true,
  },
  // Bybit Wallet: `bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri=…`.
  '15c8b91ade1a4e58f3ce4e7a0dd7f42b47db0c8df7e0d84f63eb39bcb96c4e0f': { isPageLast: true },
}
