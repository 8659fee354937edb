import { hash } from 'node:crypto'
import type { WebhookNews, WebhookRequest } from '../../contract/onrampProvider.ts'
import { readTimedSignature } from '../../signatures/readTimedSignature.ts'
import { readEvent } from '../../webhooks/readEvent.ts'
import { moonpaySchemas } from './moonpaySchemas.ts'
import { readMoonPayTransaction } from './readMoonPayTransaction.ts'

export declare namespace readMoonPayWebhook {
  type Parameters = WebhookRequest & { readonly secret: string | undefined }
}

/**
 * The news of a webhook.
 * @see https://dev.moonpay.com/api-reference/widget/webhooks/signature
 */
export function readMoonPayWebhook(
  parameters: readMoonPayWebhook.Parameters,
): WebhookNews | undefined {
  const { headers, rawBody, now, secret } = parameters
  const header = headers.get('Moonpay-Signature-V2')
  readTimedSignature({ header, name: 's', secret, rawBody, now })
  const event = readEvent({ rawBody, schema: moonpaySchemas.webhook })
  if (!event) return undefined
  const { data: transaction } = event
  const news = readMoonPayTransaction({ transaction, now })
  const orderId = transaction.externalTransactionId ?? undefined
  return news && { eventId: hash('sha256', rawBody, 'base64url'), orderId, news }
}
