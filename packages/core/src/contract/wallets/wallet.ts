/**
 * A wallet as the registry and the Explorer API describe it (spec §3). The names are those of the wire format, which apps
 * also write in `customWallets`.
 */
export type Wallet = {
  /** The explorer id: 64 hexadecimal digits for listed wallets, anything short for an app's own. */
  readonly id: string
  /** Name of the wallet. */
  readonly name: string
  /** https URL of its home page. */
  readonly homepage?: string | undefined
  /** One sentence about the wallet. */
  readonly description?: string | undefined
  /** Names an icon of the registry, which `loadWalletIcon` brings. */
  readonly image_id?: string | undefined
  /** An icon of the app's own: a data URI or an https URL. */
  readonly image_url?: string | undefined
  /** Reverse domain name that the wallet's extension announces (EIP-6963). */
  readonly rdns?: string | undefined
  /**
   * Chains by CAIP-2 id that the wallet is known to support, `eip155:*` for all of a namespace. Empty or absent: not
   * known.
   */
  readonly chains?: readonly string[] | undefined
  /** Native scheme of the mobile app, such as `rainbow://`. */
  readonly mobile_link?: string | undefined
  /** Universal link of the mobile app, such as `https://rnbwapp.com`. */
  readonly link_mode?: string | undefined
  /** Native scheme of the desktop app. */
  readonly desktop_link?: string | undefined
  /** https URL of the web app. */
  readonly webapp_link?: string | undefined
  /** https URL in Apple's App Store. */
  readonly app_store?: string | undefined
  /** https URL in Google Play. */
  readonly play_store?: string | undefined
  /** https URL in the Chrome Web Store. */
  readonly chrome_store?: string | undefined
  /** Whether the explorer certified the wallet. */
  readonly badge_type?: 'certified' | 'none' | undefined
  /** Place in the registry, best known first. */
  readonly order?: number | undefined
  /** Whether it speaks WalletConnect. */
  readonly supports_wc?: boolean | undefined
}
