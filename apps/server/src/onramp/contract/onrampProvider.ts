import type { OnrampAsset } from './onrampAsset.ts'
import type { OnrampOrder } from './onrampOrder.ts'
import type { OrderNews } from './orderNews.ts'
import type { PaymentMethod } from './paymentMethods.ts'
import type { ProviderId } from './providerIds.ts'
import type { ProviderOptions } from './providerOptions.ts'
import type { ProviderQuote } from './providerQuote.ts'
import type { Region } from './region.ts'

export type QuoteRequest = {
  readonly asset: OnrampAsset
  readonly currency: string
  /** What the visitor pays with all fees, as a decimal of `currency`. */
  readonly amount: string
  readonly method: PaymentMethod | undefined
  readonly region: Region
  readonly signal: AbortSignal
}

export type OpenRequest = {
  readonly orderId: string
  readonly asset: OnrampAsset
  readonly address: string
  readonly currency: string
  /** What to pay, or what to get, as a decimal. */
  readonly preset: { readonly fiat: string } | { readonly crypto: string }
  readonly method: PaymentMethod | undefined
  readonly region: Region
  readonly redirectUrl: string
  /** The visitor's network address, from the connection and trusted proxies. */
  readonly clientIp: string
  readonly project: string | undefined
  readonly signal: AbortSignal
}

export type OpenedOrder = {
  readonly url: string
  readonly providerRef?: string | undefined
  /** Until when the URL can be opened, in milliseconds since 1970. */
  readonly expiresAt: number
}

export type WebhookRequest = {
  /** The address that the provider was given, if the operator says so. */
  readonly url: string | undefined
  readonly headers: Headers
  /** The bytes that were signed. */
  readonly rawBody: Uint8Array
  /** Milliseconds since 1970. */
  readonly now: number
}

/** News of a webhook, and the order it is of. */
export type WebhookNews = {
  /** The same for each delivery of this event. */
  readonly eventId: string
  /** Our id, which the provider was given. */
  readonly orderId?: string | undefined
  readonly providerRef?: string | undefined
  readonly news: OrderNews
}

/** A seller of cryptocurrencies that takes the visitor's payment on its own page. */
export type OnrampProvider = {
  readonly id: ProviderId
  readonly name: string
  /** The hosts of its pages, with the port if there is one. No other is opened. */
  readonly hosts: readonly string[]
  /** Rejects with `SourceUnavailableError`. */
  options(parameters: { region: Region; signal: AbortSignal }): Promise<ProviderOptions>
  /** Rejects with a `Problem` that says why there is no price. */
  quote(request: QuoteRequest): Promise<ProviderQuote>
  /** Rejects as `quote` does. */
  open(request: OpenRequest): Promise<OpenedOrder>
  /** What it says now. `undefined` if it knows nothing of the order yet. */
  status(parameters: { order: OnrampOrder; signal: AbortSignal }): Promise<OrderNews | undefined>
  /** Rejects with `WebhookRefusedError` on any doubt. `undefined` for events of other things. */
  readWebhook(request: WebhookRequest): Promise<WebhookNews | undefined>
}
