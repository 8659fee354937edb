import type { ConnectorTypeOrder } from '../wallets/connectorTypeOrder.ts'

/** Tiles of the account view, in their default order. */
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** The features that an app shows. Only the app decides: no server turns a feature on or off. */
export type Features = {
  /** Whether the account view offers to swap, if the adapter can. @default true */
  readonly swaps?: boolean | undefined
  /** Whether the account view offers to buy, if the app has a data service. @default true */
  readonly onramp?: boolean | undefined
  /** Whether the account view offers to receive. @default true */
  readonly receive?: boolean | undefined
  /** Whether the account view offers to send, if the adapter can. @default true */
  readonly send?: boolean | undefined
  /** Whether visitors can log in by e-mail, if `authWallet` has logins. @default true */
  readonly email?: boolean | undefined
  /** AppKit’s older name for `collapseWallets`, the other way round. @default true */
  readonly emailShowWallets?: boolean | undefined
  /**
   * The providers of social logins in their order, if `authWallet` has logins. See
   * `SocialProvider`.
   * @default all
   */
  readonly socials?: readonly string[] | false | undefined
  /** Whether the account view shows activity, if the app has a source of it. @default true */
  readonly history?: boolean | undefined
  /** Whether events go to `services.analytics`. @default true */
  readonly analytics?: boolean | undefined
  /** Whether the wallet list leads to all wallets of the registry. @default true */
  readonly allWallets?: boolean | undefined
  /**
   * Whether the visitor must tick a box before connecting. Needs `termsConditionsUrl` or
   * `privacyPolicyUrl`.
   * @default false
   */
  readonly legalCheckbox?: boolean | undefined
  /**
   * Whether apps can be granted permissions (ERC-7715): pairing proposals ask for the methods, the
   * account view lists what was granted, and disconnecting takes it back.
   * @default false
   */
  readonly smartSessions?: boolean | undefined
  /** No effect. Accepted from AppKit: Cleat has no payments by exchanges. */
  readonly pay?: boolean | undefined
  /** No effect. Accepted from AppKit: Cleat has no server that signs visitors in. */
  readonly reownAuthentication?: boolean | undefined
  /**
   * Whether the app draws everything itself, as with `@cleat/react/headless`. Only
   * `@cleat/react/appkit` reads it.
   * @default false
   */
  readonly headless?: boolean | undefined
  /** Whether wallets are behind a row, if `authWallet` has logins. @default false */
  readonly collapseWallets?: boolean | undefined
  /** Kinds to list first. The others follow in the default order. @default the default order */
  readonly connectorTypeOrder?: readonly ConnectorTypeOrder[] | undefined
  /** Tiles to show first. The others follow in the default order. @default the default order */
  readonly walletFeaturesOrder?: readonly WalletFeature[] | undefined
  /**
   * What to show first, if `authWallet` has logins.
   * @default wallet, email, social with a wallet in the browser, else email, social, wallet
   */
  readonly connectMethodsOrder?: readonly ('wallet' | 'email' | 'social')[] | undefined
}
