import { proxy } from 'valtio/vanilla'
import type { Metadata } from '../contract/adapter/adapterContext.ts'
import type { Features } from '../contract/options/features.ts'
import type { ServiceUrls } from '../contract/options/serviceUrls.ts'
import type { Wallet } from '../contract/wallets/wallet.ts'
import type { WalletItem } from '../contract/wallets/walletItem.ts'

/** What becomes of a connected wallet that is on a chain the app does not list. */
export type UnsupportedChain =
  /** It is shown as any other chain. */
  | 'ignore'
  /** The modal says so and offers to switch, but never opens by itself and can be closed. */
  | 'banner'
  /** The modal opens, and stays until the visitor switches or disconnects. */
  | 'block'

/** A token that an app cares about. */
export type TokenOption = {
  /** Its contract or mint. */
  readonly address: string
  /** A data URI or an https URL. */
  readonly image?: string | undefined
}

/** Options that matter while Cleat runs. */
export type RuntimeOptions = {
  /** The app's name at WalletConnect's relay. Needed only to pair through that one; see `services.relay` for another. */
  projectId?: string | undefined
  /** Whether wallets outside this browser can be paired, where there is a relay for it. @default true */
  enableWalletConnect?: boolean | undefined
  /** Whether the app pairs by itself, and the modal only shows the URI it is opened with. @default false */
  manualWCControl?: boolean | undefined
  /** Whether wallets are opened by universal links before native ones. @default false */
  experimental_preferUniversalLinks?: boolean | undefined
  /** Whether the session of an earlier visit is restored. @default true */
  enableReconnect?: boolean | undefined
  /** Whether visitors may change the network. @default true */
  enableNetworkSwitch?: boolean | undefined
  /** @default 'block', or 'ignore' where `allowUnsupportedChain` is set */
  unsupportedChain?: UnsupportedChain | undefined
  termsConditionsUrl?: string | undefined
  privacyPolicyUrl?: string | undefined
  /** Shows notes to the developer in the modal. @default false */
  debug?: boolean | undefined
  features?: Features | undefined
  services?: ServiceUrls | undefined
  /** Registry ids of wallets to list first, also when they are not installed. */
  featuredWalletIds?: readonly string[] | undefined
  /** Registry ids of the only wallets to list. */
  includeWalletIds?: readonly string[] | undefined
  /** Registry ids of wallets to leave out, installed ones too. */
  excludeWalletIds?: readonly string[] | undefined
  /** Wallets of the app's own choice, which no registry needs to know. */
  customWallets?: readonly Wallet[] | undefined
  /**
   * Has the last word on the order of wallets, in the list to choose from and in that of all. Gets them as they would be
   * listed; may change their order and leave some out.
   */
  orderWallets?: ((items: readonly WalletItem[]) => readonly WalletItem[]) | undefined
  /** Whether there is a way to every wallet of the registry. @default 'SHOW' */
  allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** Whether wallets are listed at all. @default true */
  enableWallets?: boolean | undefined
  /** Whether the modal says what a wallet is and where to get one. @default true */
  enableWalletGuide?: boolean | undefined
  /** Shows the screens where `<appkit-modal>` stands instead of over the page. @default false */
  enableEmbedded?: boolean | undefined
  /** Whether the sheet fills the whole screen of a phone. @default false */
  enableMobileFullScreen?: boolean | undefined
  /** Icons of connectors by id: data URIs or https URLs. */
  connectorImages?: { readonly [connectorId: string]: string } | undefined
  /** Icons of networks by chain id. */
  chainImages?: { readonly [chainId: string | number]: string } | undefined
  /** Tokens to show the balance of, by CAIP-2 id, where no service knows what an account holds. */
  tokens?: { readonly [caipNetworkId: string]: TokenOption | readonly TokenOption[] } | undefined
  /** BCP 47 tag of the language to speak. @default the page's `lang`, else the browser's languages, else English */
  locale?: string | undefined
  /** Texts of the app's own in place of Cleat's, by key. */
  texts?: { readonly [key: string]: string } | undefined
  /** For the `<style>` elements that stand in where stylesheets cannot be constructed. */
  nonce?: string | undefined
}

/** The app's choices that matter while Cleat runs. Local and final: nothing remote can change them. */
export type OptionsState = RuntimeOptions & {
  metadata: Metadata
  enableReconnect: boolean
  enableNetworkSwitch: boolean
  unsupportedChain: UnsupportedChain
  debug: boolean
}

export type OptionsController = {
  readonly state: Readonly<OptionsState>
  update(options: Partial<OptionsState>): void
}

export function createOptionsController(initial: OptionsState): OptionsController {
  const state = proxy<OptionsState>({ ...initial })
  return {
    state,
    update: (options) => void Object.assign(state, options),
  }
}
