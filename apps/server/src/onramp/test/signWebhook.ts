import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import type { WebhookNews, WebhookRequest } from '../contract/onrampProvider.ts'
import type { ProviderId } from '../contract/providerIds.ts'
import { readCoinbaseWebhook } from '../providers/coinbase/readCoinbaseWebhook.ts'
import coinbase from '../providers/fixtures/coinbase.fixture.json' with { type: 'json' }
import meld from '../providers/fixtures/meld.fixture.json' with { type: 'json' }
import moonpay from '../providers/fixtures/moonpay.fixture.json' with { type: 'json' }
import stripe from '../providers/fixtures/stripe.fixture.json' with { type: 'json' }
import transak from '../providers/fixtures/transak.fixture.json' with { type: 'json' }
import { readMeldWebhook } from '../providers/meld/readMeldWebhook.ts'
import { readMoonPayWebhook } from '../providers/moonpay/readMoonPayWebhook.ts'
import { readStripeWebhook } from '../providers/stripe/readStripeWebhook.ts'
import { readTransakWebhook } from '../providers/transak/readTransakWebhook.ts'

/** A webhook as it arrives. */
export type SignedWebhook = {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

type Sign = (parameters: { body: string; secret: string; at: number }) => Promise<SignedWebhook>

/** How a provider signs its webhooks, and how they are read. */
type WebhookDialect = {
  readonly event: object
  readonly sign: Sign
  /** The same event in other bytes that the signature is not of. */
  readonly rewrite: (webhook: SignedWebhook) => SignedWebhook
  readonly read: (
    request: WebhookRequest & { readonly secret: string },
  ) => WebhookNews | undefined | Promise<WebhookNews | undefined>
}

/** The address that webhooks of the tests are sent to. */
export const webhooksUrl = 'https://data.example/v1/onramp/webhooks'

const stamped =
  (header: string, name: string): Sign =>
  async ({ body, secret, at }) => {
    const time = Math.floor(at / 1000)
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { headers: { [header]: `t=${time},${name}=${signature}` }, body }
  }
const rewrite = ({ headers, body }: SignedWebhook) => ({
  headers,
  body: JSON.stringify(JSON.parse(body), null, 2),
})
const { orderId, ...order } = transak.order

export const webhookDialects: Readonly<Record<ProviderId, WebhookDialect>> = {
  coinbase: {
    event: coinbase.webhook,
    sign: stamped('X-Hook0-Signature', 'v0'),
    rewrite,
    read: readCoinbaseWebhook,
  },
  meld: {
    event: meld.webhook,
    async sign({ body, secret, at }) {
      const time = new Date(at).toISOString()
      const hmac = createHmac('sha256', secret).update(`${time}.${webhooksUrl}/meld.${body}`)
      const signature = `${hmac.digest('base64url')}=`
      return { headers: { 'Meld-Signature': signature, 'Meld-Signature-Timestamp': time }, body }
    },
    rewrite,
    read: readMeldWebhook,
  },
  moonpay: {
    event: { data: moonpay.transaction, type: 'transaction_updated' },
    sign: stamped('Moonpay-Signature-V2', 's'),
    rewrite,
    read: readMoonPayWebhook,
  },
  stripe: {
    event: {
      id: 'evt_1NamBL2eZvKYlo2CP38sZVEW',
      type: 'crypto.onramp_session.updated',
      created: 1_795_341_600,
      data: { object: { ...stripe.session, status: 'fulfillment_processing' } },
    },
    sign: stamped('Stripe-Signature', 'v1'),
    rewrite,
    read: readStripeWebhook,
  },
  transak: {
    event: { eventID: 'ORDER_COMPLETED', webhookData: { ...order, id: orderId } },
    async sign({ body, secret, at }) {
      const data = await new SignJWT(JSON.parse(body))
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(Math.floor(at / 1000))
        .sign(new TextEncoder().encode(secret))
      return { headers: {}, body: JSON.stringify({ data }) }
    },
    rewrite({ headers, body }) {
      const [head, payload = '', signature] = JSON.parse(body).data.split('.')
      const event = JSON.parse(Buffer.from(payload, 'base64url').toString())
      const other = Buffer.from(JSON.stringify(event, null, 2)).toString('base64url')
      return { headers, body: JSON.stringify({ data: `${head}.${other}.${signature}` }) }
    },
    read: ({ secret, ...request }) => readTransakWebhook({ ...request, tokens: [secret] }),
  },
}
