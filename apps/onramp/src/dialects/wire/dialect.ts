import type { Hono } from 'hono'
import type { Clock } from '../../clock/createClock.ts'
import type { Purchases } from '../../purchases/createPurchases.ts'
import type { DialectId } from '../../purchases/dialectIds.ts'
import type { SoldAsset } from '../../purchases/listSoldAssets.ts'
import type { Purchase } from '../../purchases/purchase.ts'

/** What a dialect needs. */
export type DialectEnv = {
  readonly purchases: Purchases
  readonly assets: readonly SoldAsset[]
  readonly clock: Clock
  /** The origin of this pay page. */
  readonly origin: () => string
}

/** A webhook as it is sent. */
export type WebhookMessage = {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type SignRequest = {
  readonly body: string
  /** Where it is sent. */
  readonly url: string
  /** When it is signed, by the real time, whatever the clock of the test says. */
  readonly at: number
  /** Whether to sign with a key that is not the provider's. */
  readonly isForged: boolean
}

/** The API of one provider, as it documents it. */
export type Dialect = {
  readonly id: DialectId
  readonly name: string
  /** The settings of a service that talks to this API. */
  readonly settings: (origin: string) => Readonly<Record<string, string>>
  /** The API and the entry of the page, below `/<id>`. */
  readonly routes: (env: DialectEnv) => Hono
  /** The event of a purchase's state. `undefined` where the provider sends none. */
  readonly describe: (purchase: Purchase) => string | undefined
  readonly sign: (request: SignRequest) => Promise<WebhookMessage>
  /** The same event, written again after it was signed, as a proxy may do. */
  readonly rewrite: (message: WebhookMessage) => WebhookMessage
}
