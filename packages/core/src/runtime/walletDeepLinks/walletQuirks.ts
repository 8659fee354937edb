export type WalletQuirk = {
  /** Only its scheme opens the app, even where universal links are preferred. */
  readonly prefersNative?: boolean | undefined
  /** The scheme takes all of its query for the URI, and has no path for it. */
  readonly isUriBare?: boolean | undefined
}

/** Wallets that do not follow the custom, `<link>/wc?uri=…` with the scheme first, by explorer id. */
export const walletQuirks: Readonly<Record<string, WalletQuirk | undefined>> = {
  // OKX Wallet: the https page is where the app is downloaded. The app listens to its scheme.
  '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709': { prefersNative: true },
  // Keplr: reads what follows the `?` of `keplrwallet://wcV2?` as the URI, and knows no page for pairing.
  '6adb6082c909901b9e7189af3a4a0223102cd6f8d5c39e39f3d49acb92b578bb': {
    prefersNative: true,
    isUriBare: true,
  },
}
