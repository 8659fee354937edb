/** Where Coinbase's APIs and pages are. */
export type CoinbaseUrls = {
  readonly platform: string
  readonly onramp: string
  readonly pay: string
}

/** Coinbase's own, or all under one. */
export function toCoinbaseUrls(url: string | undefined): CoinbaseUrls {
  const base = url?.replace(/\/+$/, '')
  return {
    platform: base === undefined ? 'https://api.cdp.coinbase.com/platform' : `${base}/platform`,
    onramp: base === undefined ? 'https://api.developer.coinbase.com/onramp' : `${base}/onramp`,
    pay: base ?? 'https://pay.coinbase.com',
  }
}
