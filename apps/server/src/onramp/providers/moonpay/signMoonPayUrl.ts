import { createHmac } from 'node:crypto'

export declare namespace signMoonPayUrl {
  type Parameters = {
    url: URL
    secret: string
  }
}

/**
 * The URL with the signature of its query, without which MoonPay takes no receiver.
 * @see https://dev.moonpay.com/widget/on-ramp/customization/url-signing
 */
export function signMoonPayUrl({ url, secret }: signMoonPayUrl.Parameters): string {
  const signature = createHmac('sha256', secret).update(url.search).digest('base64')
  return `${url.href}&signature=${encodeURIComponent(signature)}`
}
