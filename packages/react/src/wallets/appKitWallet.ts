import type { Namespace } from '@cleat/core'

/** A wallet for an app that draws its own list. */
export type AppKitWallet = {
  /** The explorer id, or the connector's id for a wallet that no registry lists. */
  readonly id: string
  /** Name of the wallet. */
  readonly name: string
  /** A data URI, or a URL of the app. A wallet without an icon gets a tile with its initials. */
  readonly imageUrl: string
  /** Id of its icon in the registry. */
  readonly imageId: string | undefined
  /** Its connectors in this page, at most one for each namespace. */
  readonly connectors: readonly {
    /** Id of the connector. */
    readonly id: string
    /** Reverse domain name that the wallet announces (EIP-6963). */
    readonly rdns?: string | undefined
    /** The CAIP-2 namespace of the connector. */
    readonly chain: Namespace
    /** Icon of the network in use on that namespace. */
    readonly chainImageUrl: string | undefined
  }[]
  /** What the registry or the app knows about the wallet. */
  readonly walletInfo: {
    /** One sentence about the wallet. */
    readonly description: string | undefined
    /** CAIP-2 ids, `eip155:*` for a whole namespace. Empty if unknown. */
    readonly supportedChains: readonly string[]
    /** https URL of its home page. */
    readonly website: string | undefined
    /** Where to install the wallet. */
    readonly installationLinks: {
      /** https URL in Apple's App Store. */
      readonly appStore: string | undefined
      /** https URL in Google Play. */
      readonly playStore: string | undefined
      /** https URL in the Chrome Web Store. */
      readonly chromeStore: string | undefined
      /** Native scheme of the desktop app, or the https URL of its download. */
      readonly desktopLink: string | undefined
    }
    /** Native scheme of the mobile app, such as `rainbow://`. */
    readonly deepLink: string | undefined
    /** Universal link of the mobile app: an https URL. */
    readonly linkMode: string | undefined
    /** Whether the explorer certified the wallet. */
    readonly isCertified: boolean
    /** Always `false`: no list of Cleat says which wallets support WalletConnect Pay. */
    readonly supportsWcPay: boolean
  }
  /** Whether the wallet is installed in this browser. */
  readonly isInjected: boolean
  /** Whether this visitor connected the wallet before. */
  readonly isRecent: boolean
}
