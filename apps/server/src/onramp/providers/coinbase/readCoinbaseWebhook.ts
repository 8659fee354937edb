import { hash } from 'node:crypto'
import type { WebhookNews, WebhookRequest } from '../../contract/onrampProvider.ts'
import { readTimedSignature } from '../../signatures/readTimedSignature.ts'
import { readEvent } from '../../webhooks/readEvent.ts'
import { coinbaseSchemas } from './coinbaseSchemas.ts'
import { readCoinbaseTransaction } from './readCoinbaseTransaction.ts'

export declare namespace readCoinbaseWebhook {
  type Parameters = WebhookRequest & { readonly secret: string | undefined }
}

/**
 * The news of a webhook. Its signature `v0` is that of the body.
 * @see https://docs.cdp.coinbase.com/webhooks/verify-signatures
 */
export function readCoinbaseWebhook(
  parameters: readCoinbaseWebhook.Parameters,
): WebhookNews | undefined {
  const { headers, rawBody, now, secret } = parameters
  const header = headers.get('X-Hook0-Signature')
  const at = readTimedSignature({ header, name: 'v0', secret, rawBody, now })
  const event = readEvent({ rawBody, schema: coinbaseSchemas.webhook })
  if (!event?.partnerUserRef) return undefined
  const news = readCoinbaseTransaction({
    status: event.status,
    id: event.transactionId,
    currency: event.purchaseCurrency,
    network: event.purchaseNetwork,
    amount: event.purchaseAmount,
    txHash: event.txHash,
    address: event.walletAddress,
    failure: `${event.failureReason ?? ''} ${event.errorCode ?? ''}`,
    at,
  })
  const eventId = hash('sha256', rawBody, 'base64url')
  return news && { eventId, orderId: event.partnerUserRef, news }
}
