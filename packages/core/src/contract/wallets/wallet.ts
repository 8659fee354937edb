/** What a list knows about the stores of a bundled wallet. */
export type BundledDownloads = {
  /** The place of its links in the bundled table. */
  readonly index: number
  /** Whether a store of mobile apps has it. */
  readonly hasApp: boolean
  /** Whether a store of extensions has it. */
  readonly hasExtension: boolean
}

/**
 * A wallet as the registry and the Explorer API describe it (spec §3). The field names are those of
 * the wire format. Apps use them in `customWallets`.
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
  /** Id of an icon of the registry, for `loadWalletIcon`. */
  readonly image_id?: string | undefined
  /** The app's own icon: a data URI or an https URL. */
  readonly image_url?: string | undefined
  /** Reverse domain name that the wallet's extension announces (EIP-6963). */
  readonly rdns?: string | undefined
  /**
   * CAIP-2 ids of the supported chains; `eip155:*` stands for a whole namespace. Empty or absent:
   * unknown.
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
  /** Where a bundled wallet can be had, until `withDownloads` adds the links. */
  readonly downloads?: BundledDownloads | undefined
  /** Whether the explorer certified the wallet. */
  readonly badge_type?: 'certified' | 'none' | undefined
  /** Rank in the registry, best known first. */
  readonly order?: number | undefined
  /** Whether it supports WalletConnect. */
  readonly supports_wc?: boolean | undefined
  /**
   * Whether it is known to sign in while it connects: by `wallet_connect` (ERC-7846) as an
   * extension, by `wc_sessionAuthenticate` (CAIP-222) where it pairs.
   */
  readonly supports_auth?: boolean | undefined
  /** Whether only the app's Explorer knows it. Its links are shown before they are opened. */
  readonly isFromService?: boolean | undefined
}
