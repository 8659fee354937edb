import { WebhookRefusedError } from '../../api/webhookRefusedError.ts'
import type { WebhookNews, WebhookRequest } from '../../contract/onrampProvider.ts'
import { isSigned } from '../../signatures/isSigned.ts'
import { requireFresh } from '../../signatures/requireFresh.ts'
import { readEvent } from '../../webhooks/readEvent.ts'
import { meldSchemas } from './meldSchemas.ts'
import { toMeldStatus } from './toMeldStatus.ts'

export declare namespace readMeldWebhook {
  type Parameters = WebhookRequest & { readonly secret: string | undefined }
}

/**
 * The news of a webhook, signed by HMAC-SHA256 of the time, the address and the body, with points
 * between them. Proxies rewrite the address, so it is a setting.
 * @see https://docs.meld.io/docs/stablecoins/for-all-products/webhooks-authentication
 */
export function readMeldWebhook(parameters: readMeldWebhook.Parameters): WebhookNews | undefined {
  const { url, headers, rawBody, now, secret } = parameters
  if (secret === undefined || url === undefined) throw new WebhookRefusedError('no secret or URL')
  const time = headers.get('Meld-Signature-Timestamp') ?? ''
  const signature = headers.get('Meld-Signature') ?? ''
  const parts = [`${time}.${url}.`, rawBody]
  if (!isSigned({ secret, parts, signature, encoding: 'base64url' }))
    throw new WebhookRefusedError('signature is of another key, address or body')
  const signedAt = requireFresh({ time, now })
  const event = readEvent({ rawBody, schema: meldSchemas.webhook })
  if (!event) return undefined
  const { eventId, payload, timestamp } = event
  const status = toMeldStatus(payload.paymentTransactionStatus)
  if (!status || !payload.externalSessionId) return undefined
  const at = Date.parse(timestamp ?? '') || signedAt
  const news = { ...status, at, providerRef: payload.paymentTransactionId ?? undefined }
  return { eventId, orderId: payload.externalSessionId, news }
}
