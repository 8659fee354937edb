/** The kinds of rows in the list of wallets, in the order of the spec (§9). */
export type ConnectorTypeOrder =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'

export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** What of Cleat an app shows. Local and final: nothing remote turns a feature on or off. Defaults are those of spec §9. */
export type Features = {
  readonly swaps?: boolean | undefined
  readonly onramp?: boolean | undefined
  readonly receive?: boolean | undefined
  readonly send?: boolean | undefined
  readonly email?: boolean | undefined
  readonly emailShowWallets?: boolean | undefined
  readonly socials?: readonly string[] | false | undefined
  readonly history?: boolean | undefined
  readonly analytics?: boolean | undefined
  readonly allWallets?: boolean | undefined
  /** A box to tick before anything connects. Needs `termsConditionsUrl` or `privacyPolicyUrl`. */
  readonly legalCheckbox?: boolean | undefined
  readonly smartSessions?: boolean | undefined
  /** Puts the wallets behind one button, where there are other ways to connect. */
  readonly collapseWallets?: boolean | undefined
  /** Named kinds first, the others after them in the default order. */
  readonly connectorTypeOrder?: readonly ConnectorTypeOrder[] | undefined
  readonly walletFeaturesOrder?: readonly WalletFeature[] | undefined
  readonly connectMethodsOrder?: readonly ('wallet' | 'email' | 'social')[] | undefined
}
