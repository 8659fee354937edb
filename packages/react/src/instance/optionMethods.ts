import type { Features, Kit, RuntimeOptions, SocialProvider, WalletFeature } from '@cleat/core'
import { type RemoteFeatures, selectRemoteFeatures } from '../selectors/selectRemoteFeatures.ts'
import { watch } from './watch.ts'

/** Methods that change options at runtime. */
export type OptionMethods = {
  /**
   * Changes the given options; the others stay. Options that only apply at start are not accepted.
   */
  updateOptions(options: Partial<RuntimeOptions>): void
  /** Turns the given features on or off; the others stay. */
  updateFeatures(features: Partial<Features>): void
  /** Sets the option `termsConditionsUrl`. */
  setTermsConditionsUrl(url: string | undefined): void
  /** Sets the option `privacyPolicyUrl`. */
  setPrivacyPolicyUrl(url: string | undefined): void
  /** Sets `features.walletFeaturesOrder`: the tiles of the account view. */
  setWalletFeaturesOrder(order: readonly WalletFeature[]): void
  /** Lists wallets that announce themselves (EIP-6963), or hides them. */
  setEIP6963Enabled(isEnabled: boolean): void
  /** The ways to connect, in order: wallets alone in an app without logins. */
  getConnectMethodsOrder(): readonly ConnectMethod[]
  /** Sets `features.connectMethodsOrder`: the order of wallets and logins. */
  setConnectMethodsOrder(order: readonly ConnectMethod[]): void
  /** Sets `features.socials`: the providers of social logins, in order. */
  setSocialsOrder(order: readonly SocialProvider[]): void
  /** Sets `features.collapseWallets`: whether wallets are behind a row, where there are logins. */
  setCollapseWallets(isCollapsed: boolean): void
  /** What this kit has of AppKit's server-controlled features. Only the app changes it. */
  getRemoteFeatures(): RemoteFeatures
  /** Calls back when the app changes such a feature. Returns the function that unsubscribes. */
  subscribeRemoteFeatures(listener: (remoteFeatures: RemoteFeatures) => void): () => void
}

type ConnectMethod = 'wallet' | 'email' | 'social'

export function optionMethods({ controllers, options }: Kit): OptionMethods {
  const { state, update } = controllers.options
  const updateFeatures = (features: Partial<Features>) =>
    update({ features: { ...state.features, ...features } })
  const getRemoteFeatures = () =>
    selectRemoteFeatures(state.features, options.authWallet?.hasLogins)
  return {
    updateOptions: update,
    updateFeatures,
    setWalletFeaturesOrder: (walletFeaturesOrder) => updateFeatures({ walletFeaturesOrder }),
    setEIP6963Enabled: (enableEIP6963) => update({ enableEIP6963 }),
    getConnectMethodsOrder() {
      if (!options.authWallet?.hasLogins) return ['wallet']
      const { connectors } = controllers.connectors.state
      const hasWallet = connectors.some(({ type }) => type === 'INJECTED' || type === 'ANNOUNCED')
      const logins = ['email', 'social'] as const
      return (
        state.features?.connectMethodsOrder ??
        (hasWallet ? ['wallet', ...logins] : [...logins, 'wallet'])
      )
    },
    setConnectMethodsOrder: (connectMethodsOrder) => updateFeatures({ connectMethodsOrder }),
    setSocialsOrder: (socials) => updateFeatures({ socials }),
    setCollapseWallets: (collapseWallets) => updateFeatures({ collapseWallets }),
    getRemoteFeatures,
    subscribeRemoteFeatures: (listener) => watch([state], getRemoteFeatures, listener),
    setTermsConditionsUrl: (termsConditionsUrl) => update({ termsConditionsUrl }),
    setPrivacyPolicyUrl: (privacyPolicyUrl) => update({ privacyPolicyUrl }),
  }
}
