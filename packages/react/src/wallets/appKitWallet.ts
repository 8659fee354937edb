import type { Namespace } from '@cleat/core'

/** A wallet as an app with a list of its own shows it. */
export type AppKitWallet = {
  /** The explorer id, or the connector's id for a wallet that is in no registry. */
  readonly id: string
  readonly name: string
  /** A data URI, or a URL of the app's own. There is always one: what has no icon gets a tile with its initials. */
  readonly imageUrl: string
  /** Names an icon of the registry. */
  readonly imageId: string | undefined
  /** The ways to connect it here, at most one for each namespace. */
  readonly connectors: readonly {
    readonly id: string
    readonly rdns?: string | undefined
    readonly chain: Namespace
    readonly chainImageUrl: string | undefined
  }[]
  readonly walletInfo: {
    readonly description: string | undefined
    /** CAIP-2 ids. Empty: not known. */
    readonly supportedChains: readonly string[]
    readonly website: string | undefined
    readonly installationLinks: {
      readonly appStore: string | undefined
      readonly playStore: string | undefined
      readonly chromeStore: string | undefined
      readonly desktopLink: string | undefined
    }
    readonly deepLink: string | undefined
    readonly linkMode: string | undefined
    readonly isCertified: boolean
  }
  /** Whether it was found in this browser. */
  readonly isInjected: boolean
  /** Whether this visitor connected it before. */
  readonly isRecent: boolean
}
