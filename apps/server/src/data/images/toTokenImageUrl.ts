import type { Token } from '../tokens/token.ts'

export declare namespace toTokenImageUrl {
  type Parameters = {
    token: Pick<Token, 'symbol' | 'logoUri'>
    /** Where the service was asked, such as `https://cleat.example`. */
    origin: string
  }
}

/** Where the picture of a token is: its own, or the one that this service draws. */
export function toTokenImageUrl({ token, origin }: toTokenImageUrl.Parameters): string {
  return token.logoUri ?? `${origin}/public/getTokenImage/${encodeURIComponent(token.symbol)}`
}
