import type { Features } from '@cleat/core'

/** AppKit's server-controlled features, as far as this kit has them. */
export type RemoteFeatures = {
  /** Not there yet. */
  readonly swaps: readonly string[] | false
  /** Not there yet. */
  readonly onramp: readonly string[] | false
  /** Not there yet. */
  readonly email: boolean
  /** Not there yet. */
  readonly socials: readonly string[] | false
  /** Whether the account view shows activity: `features.history`. */
  readonly activity: boolean
  /** Cleat shows no mark of its vendor. */
  readonly reownBranding: boolean
  /** Several wallets of one namespace can be connected at once, always. */
  readonly multiWallet: boolean
  /** Not there. */
  readonly emailCapture: readonly 'required'[] | boolean
  /** Not there. */
  readonly payWithExchange: boolean
  /** Not there. */
  readonly payments: boolean
  /** Not there. */
  readonly reownAuthentication: boolean
  /** `useAppKitWallets` works, always. */
  readonly headless: boolean
}

export function selectRemoteFeatures(features: Features | undefined): RemoteFeatures {
  return {
    swaps: false,
    onramp: false,
    email: false,
    socials: false,
    activity: features?.history !== false,
    reownBranding: false,
    multiWallet: true,
    emailCapture: false,
    payWithExchange: false,
    payments: false,
    reownAuthentication: false,
    headless: true,
  }
}
