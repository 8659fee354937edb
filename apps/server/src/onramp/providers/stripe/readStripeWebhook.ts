import type { WebhookNews, WebhookRequest } from '../../contract/onrampProvider.ts'
import { readTimedSignature } from '../../signatures/readTimedSignature.ts'
import { readEvent } from '../../webhooks/readEvent.ts'
import { readStripeSession } from './readStripeSession.ts'
import { stripeSchemas } from './stripeSchemas.ts'

export declare namespace readStripeWebhook {
  type Parameters = WebhookRequest & { readonly secret: string | undefined }
}

/**
 * The news of a webhook.
 * @see https://docs.stripe.com/webhooks/signature
 */
export function readStripeWebhook(
  parameters: readStripeWebhook.Parameters,
): WebhookNews | undefined {
  const { headers, rawBody, now, secret } = parameters
  const header = headers.get('Stripe-Signature')
  readTimedSignature({ header, name: 'v1', secret, rawBody, now })
  const event = readEvent({ rawBody, schema: stripeSchemas.webhook })
  if (!event) return undefined
  const { object: session } = event.data
  const news = readStripeSession({ session, at: event.created * 1000 })
  return news && { eventId: event.id, providerRef: session.id, news }
}
