import type { Token } from '../knownTokens/token.ts'

/** Creates image URLs for one client. */
export type ImageUrls = {
  /** The token's own image, or a generated one. */
  ofToken(token: Pick<Token, 'symbol' | 'logoUri'>): string
  /** The image of an item by CAIP-19 id. `undefined` where items are not looked up. */
  ofItem(assetId: string): string | undefined
  /** The URL of an external image. */
  of(url: string): string
}
