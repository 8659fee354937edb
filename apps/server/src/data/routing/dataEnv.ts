import type { Context, MiddlewareHandler } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { OpenChains } from '../chains/openChains.ts'
import type { ImageUrls } from './imageUrls.ts'

/** What all routes of the data service are given. */
export type DataEnv = {
  readonly chains: OpenChains
  /** Whose pages and which projects may ask. */
  readonly guards: readonly [MiddlewareHandler<HttpEnv>, MiddlewareHandler<HttpEnv>]
  /** Addresses of pictures, for whoever made this request. */
  readonly imagesFor: (context: Context<HttpEnv>) => ImageUrls
}
