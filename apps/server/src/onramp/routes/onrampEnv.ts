import type { Context, MiddlewareHandler } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { Logger } from '../../http/logger.ts'
import type { OriginPattern } from '../../http/originPattern.ts'
import type { OnrampProvider } from '../contract/onrampProvider.ts'
import type { OptionsSource } from '../options/createOptionsSource.ts'
import type { OrderStore } from '../orders/createOrderStore.ts'

/** The dependencies of all routes of purchases. */
export type OnrampEnv = {
  /** Not empty. */
  readonly providers: readonly OnrampProvider[]
  readonly options: OptionsSource
  readonly store: OrderStore
  readonly returnOrigins: readonly OriginPattern[]
  /** Checks of origin and project. */
  readonly guards: readonly [MiddlewareHandler<HttpEnv>, MiddlewareHandler<HttpEnv>]
  /** The rate limits of quotes, orders and webhooks. */
  readonly limits: {
    readonly quotes: MiddlewareHandler<HttpEnv>
    readonly orders: MiddlewareHandler<HttpEnv>
    readonly webhooks: MiddlewareHandler<HttpEnv>
  }
  /** The network address of the client, by the connection and trusted proxies. */
  readonly addressOf: (context: Context<HttpEnv>) => string
  /** The service's address for browsers and providers. */
  readonly publicUrlOf: (context: Context<HttpEnv>) => string
  readonly logger: Logger
  /** Milliseconds since 1970. */
  readonly now: () => number
}
