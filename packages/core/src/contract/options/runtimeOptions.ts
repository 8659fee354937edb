import type { Wallet } from '../wallets/wallet.ts'
import type { WalletItem } from '../wallets/walletItem.ts'
import type { Features } from './features.ts'
import type { ServiceUrls } from './serviceUrls.ts'

/** What happens when the connected wallet is on a chain that the app does not list. */
export type UnsupportedChain =
  /** Shows the chain like any other. */
  | 'ignore'
  /** Offers to switch inside the modal. The modal does not open for it and can be closed. */
  | 'banner'
  /** Opens the modal until the visitor switches or disconnects. */
  | 'block'

/** When the interface is fetched. */
export type Prefetch =
  /** Once the page has loaded and is idle. */
  | 'idle'
  /** Once the visitor points at a button of Cleat or focuses it. */
  | 'intent'
  /** When the modal opens. */
  | 'none'

/** A token whose balance the app wants to show. */
export type TokenOption = {
  /** Address of its contract (`eip155`) or mint (`solana`). */
  readonly address: string
  /** Its icon: a data URI or an https URL. @default none */
  readonly image?: string | undefined
}

/** Options that `updateOptions` can change at runtime. */
export type RuntimeOptions = {
  /** Project id for WalletConnect's relay. Not needed with `services.relay`. @default none */
  projectId?: string | undefined
  /** Whether to pair wallets outside this browser, if the app has a relay. @default true */
  enableWalletConnect?: boolean | undefined
  /**
   * Whether the app pairs itself. The modal then shows the URI given to `open`, or that of
   * `universalProvider`, whose sessions the kit follows.
   * @default false
   */
  manualWCControl?: boolean | undefined
  /** Whether to open mobile wallets by universal links before native links. @default false */
  experimental_preferUniversalLinks?: boolean | undefined
  /** Whether to restore the session of an earlier visit; `false` ends it. @default true */
  enableReconnect?: boolean | undefined
  /** Whether visitors may change the network. @default true */
  enableNetworkSwitch?: boolean | undefined
  /**
   * What happens when the connected wallet is on a chain that the app does not list.
   * @default 'block', or 'ignore' with `allowUnsupportedChain`
   */
  unsupportedChain?: UnsupportedChain | undefined
  /** URL of the terms, linked below the wallet list. @default none */
  termsConditionsUrl?: string | undefined
  /** URL of the privacy policy, linked below the wallet list. @default none */
  privacyPolicyUrl?: string | undefined
  /** Whether to show notes for developers in the modal. @default false */
  debug?: boolean | undefined
  /** The features to show. @default see `Features` */
  features?: Features | undefined
  /** URLs of services. @default see `ServiceUrls` */
  services?: ServiceUrls | undefined
  /** Explorer ids of wallets to list first, even if not installed. @default none */
  featuredWalletIds?: readonly string[] | undefined
  /** Explorer ids of the only wallets to list. @default all */
  includeWalletIds?: readonly string[] | undefined
  /** Explorer ids of wallets to leave out, even if installed. @default none */
  excludeWalletIds?: readonly string[] | undefined
  /** The app's own wallets, in addition to those of the registry. @default none */
  customWallets?: readonly Wallet[] | undefined
  /**
   * Reorders or filters both wallet lists after all other options.
   * @param items - the rows in the order they would be listed
   * @default the order of `features.connectorTypeOrder`
   */
  orderWallets?: ((items: readonly WalletItem[]) => readonly WalletItem[]) | undefined
  /** Whether the wallet list leads to all wallets of the registry. @default 'SHOW' */
  allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** Whether to list wallets that announce themselves. @default true @see EIP-6963 */
  enableEIP6963?: boolean | undefined
  /** Whether to list wallets. @default true */
  enableWallets?: boolean | undefined
  /** Whether the modal explains what a wallet is and where to get one. @default true */
  enableWalletGuide?: boolean | undefined
  /**
   * When the interface is fetched and drawn out of sight. With Save-Data, on 2G and offline it is
   * never fetched before the modal opens.
   * @default 'idle'
   */
  prefetch?: Prefetch | undefined
  /** Whether to show the views inside `<appkit-modal>` instead of over the page. @default false */
  enableEmbedded?: boolean | undefined
  /** Whether the modal fills the whole screen of a phone. @default false */
  enableMobileFullScreen?: boolean | undefined
  /** Icons of connectors by connector id: data URIs or https URLs. @default their own */
  connectorImages?: { readonly [connectorId: string]: string } | undefined
  /**
   * Icons of networks by chain id (CAIP-2 reference): data URIs or https URLs.
   * @default the built-in ones
   */
  chainImages?: { readonly [chainId: string | number]: string } | undefined
  /** Tokens to show by CAIP-2 id, for apps without `services.data`. @default none */
  tokens?: { readonly [caipNetworkId: string]: TokenOption | readonly TokenOption[] } | undefined
  /**
   * Language of the interface.
   * @default the page's `lang`, else the browser's languages, else English
   * @see BCP 47
   */
  locale?: string | undefined
  /** Texts by key that replace Cleat's own. @default none */
  texts?: { readonly [key: string]: string } | undefined
  /**
   * CSP nonce for `<style>` elements, in browsers without constructable stylesheets.
   * @default none
   */
  nonce?: string | undefined
}
