import type { OriginPattern } from '../../http/originPattern.ts'

/** The operator's account with Coinbase Developer Platform. */
export type CoinbaseConfig = {
  readonly id: 'coinbase'
  readonly keyId: string
  /** A PEM of an EC key, or 64 bytes of an Ed25519 key in base64. */
  readonly keySecret: string
  readonly webhookSecret: string | undefined
  /** Which API creates sessions. */
  readonly sessions: 'v2' | 'v1'
  /** Of all APIs and pages, instead of Coinbase's own. */
  readonly url: string | undefined
}

/** The operator's account with Meld. With a public key only, Meld's page is linked. */
export type MeldConfig = {
  readonly id: 'meld'
  readonly key: string | undefined
  readonly publicKey: string | undefined
  readonly webhookSecret: string | undefined
  readonly url: string | undefined
}

export type MoonPayConfig = {
  readonly id: 'moonpay'
  /** The publishable key, which is part of URLs. */
  readonly key: string
  readonly secret: string
  readonly webhookSecret: string | undefined
  readonly url: string | undefined
}

export type StripeConfig = {
  readonly id: 'stripe'
  readonly key: string
  readonly webhookSecret: string | undefined
  readonly url: string | undefined
}

export type TransakConfig = {
  readonly id: 'transak'
  readonly key: string
  readonly secret: string
  /** The domain that the operator registered. */
  readonly referrer: string
  readonly url: string | undefined
}

export type ProviderConfig =
  | CoinbaseConfig
  | MeldConfig
  | MoonPayConfig
  | StripeConfig
  | TransakConfig

/** Settings of purchases. Without providers there are none. */
export type OnrampConfig = {
  /** In the order in which they are offered. */
  readonly providers: readonly ProviderConfig[]
  /** The service's address for browsers and providers. @default that of the request */
  readonly publicUrl: string | undefined
  /** Where visitors may be sent back to, besides the service's own page. */
  readonly returnOrigins: readonly OriginPattern[]
  /** Orders per minute and client; 0 for no limit. Quotes have six times as many. */
  readonly rateLimit: number
}
