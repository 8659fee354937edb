import { hash } from 'node:crypto'
import { jwtVerify } from 'jose'
import * as v from 'valibot'
import { WebhookRefusedError } from '../../api/webhookRefusedError.ts'
import type { WebhookNews, WebhookRequest } from '../../contract/onrampProvider.ts'
import { requireFresh } from '../../signatures/requireFresh.ts'
import { readEvent } from '../../webhooks/readEvent.ts'
import { readTransakOrder } from './readTransakOrder.ts'
import { transakSchemas } from './transakSchemas.ts'

export declare namespace readTransakWebhook {
  type Parameters = WebhookRequest & {
    /** The access tokens that may have signed it. */
    readonly tokens: readonly string[]
  }
}

/**
 * The news of a webhook, which is a JWT signed by the access token.
 * @see https://docs.transak.com/guides/how-to-decrypt-webhook-payload
 */
export async function readTransakWebhook(
  parameters: readTransakWebhook.Parameters,
): Promise<WebhookNews | undefined> {
  const { rawBody, now, tokens } = parameters
  const body = readEvent({ rawBody, schema: transakSchemas.webhook })
  if (!body) throw new WebhookRefusedError('there is no token')
  const event = v.safeParse(transakSchemas.event, await verify(body.data, tokens, now))
  if (!event.success) return undefined
  const { iat, createdAt, webhookData: order } = event.output
  const at = requireFresh({ time: iat ?? createdAt ?? '', now })
  const id = order.id ?? order.orderId ?? undefined
  const news = readTransakOrder({ order, id, at: Date.parse(order.updatedAt ?? '') || at })
  const orderId = order.partnerOrderId ?? undefined
  return news && { eventId: hash('sha256', body.data, 'base64url'), orderId, news }
}

async function verify(text: string, tokens: readonly string[], now: number): Promise<unknown> {
  for (const token of tokens) {
    const verified = await jwtVerify(text, new TextEncoder().encode(token), {
      algorithms: ['HS256'],
      currentDate: new Date(now),
    }).catch(() => undefined)
    if (verified) return verified.payload
  }
  throw new WebhookRefusedError('signature is of another key or body')
}
