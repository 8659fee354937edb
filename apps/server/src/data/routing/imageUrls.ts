import type { Token } from '../knownTokens/token.ts'

/** Addresses of pictures, as one client is given them. */
export type ImageUrls = {
  /** The token's own picture, or the one that this service draws. */
  ofToken(token: Pick<Token, 'symbol' | 'logoUri'>): string
  /** Of a thing of a collection, by its CAIP-19 id. `undefined` where nobody looks up what its picture is. */
  ofItem(assetId: string): string | undefined
  /** Of a foreign picture. */
  of(url: string): string
}
