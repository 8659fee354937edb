/**
 * URLs of services that an app runs or trusts. Without one, its feature falls back or is not
 * offered.
 */
export type ServiceUrls = {
  /**
   * `https:` URL of an Explorer API: wallets and their images.
   * @default Cleat's built-in registry
   */
  readonly explorer?: string | undefined
  /**
   * `https:` URL of a Data API: balances with prices, activity, names.
   * @default balances from the app's own RPC without prices; no activity
   */
  readonly data?: string | undefined
  /**
   * `wss:` URL of the relay that pairs wallets outside this browser.
   * @default WalletConnect's relay for apps with a `projectId`; else none
   */
  readonly relay?: string | undefined
  /**
   * `https:` URL of a service that keeps the permissions that accounts gave (ERC-7715), so that
   * they are found in other browsers.
   * @default none: this browser and the wallet keep them
   */
  readonly sessions?: string | undefined
  /**
   * `https:` URL of a service that signs visitors in after connecting, as `apps/server` does under
   * `/v1/auth`. Needs `createAppKit`; the options `siwx` and `siweConfig` go before it. Read once.
   * @default visitors only connect
   */
  readonly auth?: string | undefined
  /** `https:` URL of a service that receives events as `POST /e`. @default none: nothing is sent */
  readonly analytics?: string | undefined
}
