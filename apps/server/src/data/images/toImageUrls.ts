import type { ImageProxy } from '../../images/createImageProxy.ts'
import type { ImageUrls } from '../routing/imageUrls.ts'

export declare namespace toImageUrls {
  type Parameters = {
    /** The service's origin as the client sees it, such as `https://cleat.example`. */
    origin: string
    /** Without it, visitors fetch external images. */
    proxy: Pick<ImageProxy, 'sign'> | undefined
  }
}

export function toImageUrls({ origin, proxy }: toImageUrls.Parameters): ImageUrls {
  const of = (url: string) =>
    proxy ? `${origin}/v1/images?${new URLSearchParams({ url, key: proxy.sign(url) })}` : url
  return {
    of,
    ofItem: (assetId) => (proxy ? of(assetId) : undefined),
    ofToken: ({ symbol, logoUri }) =>
      logoUri === undefined
        ? `${origin}/public/getTokenImage/${encodeURIComponent(symbol)}`
        : of(logoUri),
  }
}
