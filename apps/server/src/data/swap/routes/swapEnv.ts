import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '../../../http/httpEnv.ts'
import type { Drops } from '../../drops/createDrops.ts'
import type { GasSource } from '../../gas/createGasSource.ts'
import type { DataEnv } from '../../routing/dataEnv.ts'
import type { QuoteStore } from '../quotes/createQuoteStore.ts'
import type { SwapSource } from '../source/swapSource.ts'

/** The dependencies of all routes of swaps. */
export type SwapEnv = DataEnv & {
  readonly swapSources: readonly SwapSource[]
  readonly store: QuoteStore
  readonly gas: GasSource
  readonly drops: Drops
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined
  /** Limits the quotes of a client. */
  readonly limitQuotes: MiddlewareHandler<HttpEnv>
  /** Limits what a client has built, and its orders. */
  readonly limitBuilds: MiddlewareHandler<HttpEnv>
}
