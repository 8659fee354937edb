/** Addresses of services an app runs or trusts. Each is optional; without one its feature falls back or is not offered. */
export type ServiceUrls = {
  /** Explorer API (spec §7): the list of wallets and their images. @default the list that comes with Cleat */
  readonly explorer?: string | undefined
  /**
   * Data API (spec §7): balances with prices, activity, names. @default balances over the app's own RPC, without prices;
   * no activity
   */
  readonly data?: string | undefined
  /**
   * The relay that wallets outside this browser are paired through (`wss:`). @default WalletConnect's own, for apps with a
   * `projectId`
   */
  readonly relay?: string | undefined
  /** Receives events as `POST /e` (spec §7). @default none, and nothing is sent */
  readonly analytics?: string | undefined
}
