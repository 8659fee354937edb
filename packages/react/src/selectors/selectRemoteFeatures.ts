import type { Features } from '@cleat/core'

/** AppKit's server-controlled features, as far as this kit has them. */
export type RemoteFeatures = {
  /** Not there yet. */
  readonly swaps: readonly string[] | false
  /** Not there yet. */
  readonly onramp: readonly string[] | false
  /** Whether visitors can log in by e-mail: `features.email`, with an embedded wallet. */
  readonly email: boolean
  /** The providers of social logins: `features.socials`, with an embedded wallet. */
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

/** In AppKit’s default order. */
const providers = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']

export function selectRemoteFeatures(
  features: Features | undefined,
  /** Whether the app has an embedded wallet to log in to. */
  hasLogins: boolean | undefined,
): RemoteFeatures {
  return {
    swaps: false,
    onramp: false,
    email: hasLogins === true && features?.email !== false,
    socials: hasLogins ? (features?.socials ?? providers) : false,
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
